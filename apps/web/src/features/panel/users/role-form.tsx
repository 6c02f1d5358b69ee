import type { PanelUser } from '@verstat/contract'
import { ROLES, setUserRole } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { Select } from '@verstat/ui/select'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { ProofFields, readProof } from '../frame/proof-fields.tsx'

export type RoleFormProps = { readonly user: PanelUser; readonly hasSecondFactor: boolean }

/** Assigns a role. Staff confirm the change with their password and second factor. */
export function RoleForm({ user, hasSecondFactor }: RoleFormProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: 'role',
    send: (values, options) =>
      send(
        setUserRole,
        {
          id: user.id,
          role: values.choice('role', ROLES) ?? user.role,
          ...readProof(values),
          version: user.version,
        },
        options,
      ),
    done: async (changed, element) => {
      element.reset()
      await reloaded(t('panel.role.changed', { role: t(`panel.role.${changed.role}`) }))
    },
  })
  return (
    <Disclosure summary={t('panel.role.change')} className="rounded-8 border border-line bg-surface px-4">
      {hasSecondFactor ? (
        <ApiFormBox form={form} className="pb-4">
          <PanelField form={form} name="role" label={t('panel.users.role')}>
            {(control) => (
              <Select {...control} defaultValue={user.role} key={user.role}>
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {t(`panel.role.${role}`)}
                  </option>
                ))}
              </Select>
            )}
          </PanelField>
          <ProofFields form={form} />
          <PanelSubmit form={form}>{t('panel.role.submit')}</PanelSubmit>
        </ApiFormBox>
      ) : (
        <p className="pb-4">
          {t('panel.role.needsFactor')}{' '}
          <SiteLink to="/user/edit#second-factor" className="text-link">
            {t('panel.role.enrol')}
          </SiteLink>
        </p>
      )}
    </Disclosure>
  )
}
