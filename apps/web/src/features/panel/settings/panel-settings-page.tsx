import type { Settings } from '@verstat/contract'
import { editSettings } from '@verstat/contract/browser'
import { LOCALE_CODES, LOCALES } from '@verstat/i18n'
import { Checkbox } from '@verstat/ui/checkbox'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { wholeNumberOf } from '../frame/typed-number.ts'

export function PanelSettingsPage({ settings }: { readonly settings: Settings }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: 'settings',
    send: (values, options) =>
      send(
        editSettings,
        {
          operator: { uk: values.textOrNull('operator.uk'), en: values.textOrNull('operator.en') },
          freeOrders: wholeNumberOf(values.text('freeOrders')),
          freeProducers: wholeNumberOf(values.text('freeProducers')),
          autoApprove: {
            enabled: values.isTicked('autoApprove.enabled'),
            after: wholeNumberOf(values.text('autoApprove.after')),
          },
          keepMessages: {
            months: wholeNumberOf(values.text('keepMessages.months')),
            dealMonths: wholeNumberOf(values.text('keepMessages.dealMonths')),
          },
          watermarkFiles: values.isTicked('watermarkFiles'),
        },
        options,
      ),
    done: () => reloaded(t('panel.settings.saved')),
  })
  return (
    <>
      <PanelTitle title={t('panel.settings.title')} />
      <ApiFormBox form={form} className="mt-4 max-w-form">
        <fieldset className="grid gap-3 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('panel.settings.operator')}</legend>
          <p className="text-13 text-ink-soft">{t('panel.settings.operatorHint')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {LOCALE_CODES.map((locale) => (
              <PanelField
                key={locale}
                form={form}
                name={`operator.${locale}`}
                label={LOCALES[locale].ownName}
                lang={locale}
                maxLength={120}
                defaultValue={settings.operator[locale] ?? ''}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="grid gap-3 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('panel.settings.quota')}</legend>
          <p className="text-13 text-ink-soft">{t('panel.settings.quotaHint')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {(['freeOrders', 'freeProducers'] as const).map((field) => (
              <PanelField
                key={field}
                form={form}
                name={field}
                label={t(`panel.settings.${field}`)}
                inputMode="numeric"
                defaultValue={String(settings[field])}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="grid gap-3 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('panel.settings.autoApprove')}</legend>
          <Checkbox
            name="autoApprove.enabled"
            defaultChecked={settings.autoApprove.enabled}
            label={t('panel.settings.autoApproveEnabled')}
          />
          <PanelField
            form={form}
            name="autoApprove.after"
            className="sm:max-w-search"
            label={t('panel.settings.autoApproveAfter')}
            inputMode="numeric"
            defaultValue={String(settings.autoApprove.after)}
          />
        </fieldset>
        <fieldset className="grid gap-3 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('panel.settings.keepMessages')}</legend>
          <p className="text-13 text-ink-soft">{t('panel.settings.keepMessagesHint')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {(['months', 'dealMonths'] as const).map((field) => (
              <PanelField
                key={field}
                form={form}
                name={`keepMessages.${field}`}
                label={t(`panel.settings.keepMessages.${field}`)}
                inputMode="numeric"
                defaultValue={String(settings.keepMessages[field])}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="grid gap-3 rounded-12 border border-line bg-surface p-4">
          <legend className="float-start mb-1 font-medium">{t('panel.settings.closedFiles')}</legend>
          <p className="text-13 text-ink-soft">{t('panel.settings.watermarkFilesHint')}</p>
          <Checkbox
            name="watermarkFiles"
            defaultChecked={settings.watermarkFiles}
            label={t('panel.settings.watermarkFiles')}
          />
        </fieldset>
        <div>
          <PanelSubmit form={form}>{t('panel.form.save')}</PanelSubmit>
        </div>
      </ApiFormBox>
    </>
  )
}
