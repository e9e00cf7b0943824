import { testAlarm } from '@sufra/shared/first-steps/first-steps.routes'
import { Button } from '@sufra/shared/ui/button'
import { showError } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { BellRing, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { alarm, bridge } from '../../../common/bridge/bridge.ts'
import { LinkButton } from '../../../common/pages/link-button.tsx'

/** Plays the sound of a new order once, in a browser as soon as the click has allowed it. */
const ringOnce = () => {
  if (bridge) return void bridge.invoke('testRing', { sound: 'order' })
  if (alarm.state() === 'on') return alarm.playOnce()
  const stop = alarm.subscribe(() => {
    if (alarm.state() !== 'on') return
    stop()
    alarm.playOnce()
  })
  alarm.turnOn()
}

/** Rings here, and sends the SMS of the alarm as a test. The step is done after a person confirms both. */
export const TestAlarm = ({ onConfirmed }: { onConfirmed: () => Promise<void> }) => {
  const { t } = useTranslation()
  const test = useMutation({ mutationFn: () => call(testAlarm, { body: {} }), onError: (error) => showError(error, t) })
  const confirm = useMutation({ mutationFn: onConfirmed })
  const numbers = test.data?.data.numbers
  const start = () => {
    ringOnce()
    test.mutate()
  }
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="max-w-80 text-sm font-semibold">
        {numbers !== undefined && (
          <span>{numbers > 0 ? t('firstSteps.alarm.sent', { number: numbers }) : t('firstSteps.alarm.noNumbers')}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" isBusy={test.isPending} onClick={start}>
          <BellRing aria-hidden className="size-5" /> <span>{t('firstSteps.alarm.action')}</span>
        </Button>
        {numbers !== undefined && numbers > 0 && (
          <Button isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
            <Check aria-hidden className="size-5" /> <span>{t('firstSteps.alarm.confirm')}</span>
          </Button>
        )}
        {numbers !== undefined && (
          <LinkButton kind="secondary" to="/merchant/settings/sms-settings">
            {t('firstSteps.alarm.settings')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
