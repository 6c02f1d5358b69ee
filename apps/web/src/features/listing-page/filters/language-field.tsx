import { TEXT_LANGUAGES } from '@verstat/contract/browser'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../../lib/use-page.ts'

export type LanguageFieldProps = { readonly typed: string | undefined; readonly error?: string | undefined }

/** Filters a list by the languages in which the listings are written. */
export function LanguageField({ typed, error }: LanguageFieldProps) {
  const { t } = usePage()
  return (
    <Field id="filter-language" label={t('common.language.filter')} error={error}>
      {(control) => (
        <Select
          {...control}
          name="language"
          defaultValue={TEXT_LANGUAGES.find((language) => language === typed) ?? ''}
        >
          <option value="">{t('common.language.any')}</option>
          {TEXT_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {t(`common.language.in.${language}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
