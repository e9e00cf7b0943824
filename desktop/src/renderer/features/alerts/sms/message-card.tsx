import { directionOf, languages, type LocalizedText } from '@sufra/shared/localized-text'
import { smsParts } from '@sufra/shared/sms/sms-parts'
import type { SmsMessage } from '@sufra/shared/sms/sms-events'
import { cleanWording, defaultWording, sampleValues, smsPlaceholders, smsText, wordingProblem } from '@sufra/shared/sms/sms-wording'
import { Button } from '@sufra/shared/ui/button'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { Switch } from '@sufra/shared/ui/switch'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../../../common/forms/form-problem.tsx'
import { Section } from '../../../common/ui/section.tsx'

const labels = { en: 'sms.english', ar: 'sms.arabic' } as const
const sampleLink = 'https://example.com/receipt/…'

type Props = {
  message: SmsMessage
  wording: LocalizedText
  restaurant: LocalizedText
  isOn: boolean
  isLocked: boolean
  onSwitch: (isOn: boolean) => void
  onChange: (wording: LocalizedText) => void
}

/** A message: its recipient, its switch, its wording in both languages, and a preview by the function that sends it. */
export const MessageCard = ({ message, wording, restaurant, isOn, isLocked, onSwitch, onChange }: Props) => {
  const { t } = useTranslation()
  const name = t(`sms.message.${message}`)
  const clean = cleanWording(wording)
  const problem = wordingProblem(message, clean)
  const isReceipt = message === 'receipt'
  const shown = smsText({
    wording: clean,
    values: sampleValues(restaurant),
    first: isReceipt ? 'en' : 'ar',
    link: isReceipt ? sampleLink : undefined,
  })
  const { parts, length } = smsParts(shown)
  const isDefault = languages.every((language) => clean[language] === defaultWording[message][language])
  const list = smsPlaceholders[message].allowed.map((each) => `{${each}}`).join(' ')
  const placeholders = t('sms.placeholders', { list: `\u2066${list}\u2069` })
  return (
    <Section
      title={name}
      text={t(`sms.to.${message}`)}
      action={<Switch label={t('sms.isOn', { message: name })} isOn={isOn} disabled={isLocked} onChange={onSwitch} />}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {languages.map((language) => (
          <Field
            key={language}
            label={t(labels[language], { message: name })}
            hint={placeholders}
            error={problem?.at === language ? `${t(`refusals.${problem.code}`)} ${placeholders}` : undefined}
          >
            {(ids) => (
              <textarea
                {...ids}
                rows={3}
                dir={directionOf(language)}
                lang={language}
                className={`${inputStyle} py-2`}
                value={wording[language]}
                onChange={(event) => onChange({ ...wording, [language]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <FormProblem text={problem?.at === 'whole' ? t(`refusals.${problem.code}`) : undefined} />
      <div className="flex flex-col gap-1">
        <p className="text-sm font-semibold">{t('sms.preview')}</p>
        <output className="rounded-card bg-raised p-3 wrap-anywhere whitespace-pre-line">
          {shown.split('\n').map((line) => (
            <span key={line} dir="auto" className="block">
              {line}
            </span>
          ))}
        </output>
        <p className="text-sm text-ink-soft">{t('sms.parts', { count: parts, length })}</p>
      </div>
      {!isLocked && !isDefault && (
        <Button
          kind="secondary"
          aria-label={t('sms.resetOf', { message: name })}
          className="self-start"
          onClick={() => onChange(defaultWording[message])}
        >
          {t('sms.reset')}
        </Button>
      )}
    </Section>
  )
}
