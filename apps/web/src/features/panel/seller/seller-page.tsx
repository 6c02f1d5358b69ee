import type { PanelSeller, Seller } from '@verstat/contract'
import {
  editSeller,
  SELLER_BANK_MAX,
  SELLER_NAME_MAX,
  SELLER_RULE_MAX,
  TAX_STATUSES,
} from '@verstat/contract/browser'
import { LOCALE_CODES, LOCALES } from '@verstat/i18n'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import type { FormValues } from '../../forms/form-values.ts'
import { type ApiForm, useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { NeedsFactor, ProofFields, readProof } from '../frame/proof-fields.tsx'

export type SellerPageProps = PanelSeller & { readonly hasSecondFactor: boolean }

/** Lets staff enter who sells plans and boosts. New invoices name the seller at once, earlier ones keep theirs. */
export function SellerPage({ seller, isConfigured, hasSecondFactor }: SellerPageProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: 'seller',
    send: (values, options) =>
      send(editSeller, { details: readSeller(values), ...readProof(values) }, options),
    done: () => reloaded(t('panel.seller.saved')),
  })
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/payments', text: t('panel.pay.title') }}
        title={t('panel.seller.title')}
      />
      <p className="mt-2 max-w-form text-ink-soft">
        {t(isConfigured ? 'panel.seller.fromConfig' : 'panel.seller.intro')}
      </p>
      {!hasSecondFactor && <NeedsFactor />}
      <ApiFormBox form={form} className="mt-4 max-w-form">
        <fieldset className="grid gap-4 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('panel.seller.who')}</legend>
          <InBothLanguages form={form} seller={seller} field="name" max={SELLER_NAME_MAX} />
          <div className="grid gap-4 sm:grid-cols-2">
            <PanelField
              form={form}
              name="details.code"
              label={t('panel.seller.code')}
              hint={t('panel.seller.codeHint')}
              inputMode="numeric"
              maxLength={10}
              defaultValue={seller?.code ?? ''}
            />
            <PanelField form={form} name="details.taxStatus" label={t('seller.fact.tax')}>
              {(control) => (
                <Select {...control} defaultValue={seller?.taxStatus ?? 'single'}>
                  {TAX_STATUSES.map((status) => (
                    <option key={status} value={status}>
                      {t(`seller.tax.${status}`)}
                    </option>
                  ))}
                </Select>
              )}
            </PanelField>
          </div>
          <InBothLanguages form={form} seller={seller} field="address" max={SELLER_NAME_MAX} />
        </fieldset>
        <fieldset className="grid gap-4 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('panel.seller.account')}</legend>
          <PanelField
            form={form}
            name="details.iban"
            label={t('panel.seller.iban')}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            defaultValue={seller?.iban ?? ''}
          />
          <PanelField
            form={form}
            name="details.bank"
            label={t('panel.seller.bank')}
            maxLength={SELLER_BANK_MAX}
            defaultValue={seller?.bank ?? ''}
          />
        </fieldset>
        <fieldset className="grid gap-4 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('seller.fact.refund')}</legend>
          {LOCALE_CODES.map((locale) => (
            <PanelField
              key={locale}
              form={form}
              name={`details.refundRule.${locale}`}
              label={LOCALES[locale].ownName}
              lang={locale}
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  maxLength={SELLER_RULE_MAX}
                  defaultValue={seller?.refundRule[locale] ?? ''}
                />
              )}
            </PanelField>
          ))}
        </fieldset>
        {hasSecondFactor && (
          <>
            <ProofFields form={form} />
            <div>
              <PanelSubmit form={form}>{t('panel.form.save')}</PanelSubmit>
            </div>
          </>
        )}
      </ApiFormBox>
    </>
  )
}

type InBothLanguagesProps = {
  readonly form: ApiForm
  readonly seller: Seller | null
  readonly field: 'name' | 'address'
  readonly max: number
}

function InBothLanguages({ form, seller, field, max }: InBothLanguagesProps) {
  const { t } = usePage()
  const label = t(field === 'name' ? 'seller.fact.name' : 'seller.fact.address')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LOCALE_CODES.map((locale) => (
        <PanelField
          key={locale}
          form={form}
          name={`details.${field}.${locale}`}
          label={`${label}: ${LOCALES[locale].ownName}`}
          lang={locale}
          maxLength={max}
          defaultValue={seller?.[field][locale] ?? ''}
        />
      ))}
    </div>
  )
}

function readSeller(values: FormValues): Seller {
  const inBoth = (field: string) => ({
    uk: values.text(`details.${field}.uk`),
    en: values.text(`details.${field}.en`),
  })
  const taxStatus = values.text('details.taxStatus')
  return {
    name: inBoth('name'),
    code: values.text('details.code'),
    iban: values.text('details.iban'),
    bank: values.text('details.bank'),
    address: inBoth('address'),
    taxStatus: TAX_STATUSES.find((status) => status === taxStatus) ?? 'single',
    refundRule: inBoth('refundRule'),
  }
}
