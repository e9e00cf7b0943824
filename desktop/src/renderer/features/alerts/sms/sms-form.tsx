import { type SmsData } from '@sufra/shared/sms/sms.routes'
import { forEachMessage, smsMessages, type SmsMessage } from '@sufra/shared/sms/sms-events'
import { cleanWording, defaultWording, wordingOf, wordingProblem } from '@sufra/shared/sms/sms-wording'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useVersionedSave } from '../../../common/forms/use-versioned-save.ts'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { MessageCard } from './message-card.tsx'
import { saveSms, smsKey } from './use-sms.ts'

type Wording = Record<SmsMessage, LocalizedText>
type Draft = { wording: Wording; isOn: Record<SmsMessage, boolean> }

const draftOf = ({ wording, isOn }: SmsData): Draft => ({
  wording: forEachMessage((message) => wordingOf(wording, message)),
  isOn,
})
const isSame = (one: LocalizedText, other: LocalizedText) => one.en === other.en && one.ar === other.ar

/** The stored wording: null when it equals the default. */
const chosen = (message: SmsMessage, wording: LocalizedText) => (isSame(wording, defaultWording[message]) ? null : wording)

export const SmsForm = ({ data, isLocked }: { data: SmsData; isLocked: boolean }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  /** Undefined before the first change. */
  const [changed, setChanged] = useState<Draft>()
  const stored = draftOf(data)
  const draft = changed ?? stored
  const wording = forEachMessage((message) => cleanWording(draft.wording[message]))
  const hasChanges = smsMessages.some(
    (message) => draft.isOn[message] !== stored.isOn[message] || !isSame(wording[message], stored.wording[message]),
  )
  const hasProblem = smsMessages.some((message) => wordingProblem(message, wording[message]) !== undefined)

  const save = useVersionedSave({ queryKey: smsKey, version: data.version, hasChanges, conflict: 'sms.changed' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const settings = {
        wording: forEachMessage((message) => chosen(message, wording[message])),
        isOn: draft.isOn,
      }
      await save((version) => saveSms(settings, version))
      setChanged(undefined)
      showSuccess(t('sms.saved'))
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-4">
        {smsMessages.map((message) => (
          <MessageCard
            key={message}
            message={message}
            wording={draft.wording[message]}
            restaurant={data.restaurant}
            isOn={draft.isOn[message]}
            isLocked={isLocked}
            onSwitch={(isOn) => setChanged({ ...draft, isOn: { ...draft.isOn, [message]: isOn } })}
            onChange={(next) => setChanged({ ...draft, wording: { ...draft.wording, [message]: next } })}
          />
        ))}
        {!isLocked && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={isBusy} disabled={!hasChanges || hasProblem}>
              {t('sms.save')}
            </Button>
            {hasChanges && (
              <Button kind="quiet" onClick={() => setChanged(undefined)}>
                {t('sms.discard')}
              </Button>
            )}
          </div>
        )}
      </fieldset>
    </form>
  )
}
