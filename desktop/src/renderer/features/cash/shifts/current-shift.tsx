import type { DrawerOnWire } from '@sufra/shared/cash/cash.routes'
import { toDirhams } from '@sufra/shared/money'
import { Button, type ButtonProps } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { CashAmount } from '../amount.tsx'
import { Section } from '../cash-text.tsx'
import { MovementList } from './movement-list.tsx'
import { isolated } from '../../../common/ui/text-direction.ts'

export type CashDialog = 'open' | 'pay_in' | 'pay_out' | 'close' | 'day'
/** `offline`: properties of buttons that need a connection. */
type Props = {
  drawer: DrawerOnWire
  offline: Pick<ButtonProps, 'disabled' | 'aria-describedby'>
  onOpenDialog: (dialog: CashDialog) => void
}

/** The open shift with its expected cash, or the button to open one. */
export const CurrentShift = ({ drawer: { shift, movements }, offline, onOpenDialog }: Props) => {
  const { t } = useTranslation()
  const when = useDateTimeText()
  if (!shift)
    return (
      <Section title={t('cash.shift.title')}>
        <EmptyState
          icon={Banknote}
          title={t('cash.shift.none')}
          text={t('cash.shift.noneText')}
          action={
            <Button {...offline} onClick={() => onOpenDialog('open')}>
              {t('cash.shift.open')}
            </Button>
          }
        />
      </Section>
    )
  return (
    <Section
      title={t('cash.shift.title')}
      actions={
        <>
          <Button {...offline} kind="secondary" onClick={() => onOpenDialog('pay_in')}>
            {t('cash.pay.pay_in')}
          </Button>
          <Button {...offline} kind="secondary" onClick={() => onOpenDialog('pay_out')}>
            {t('cash.pay.pay_out')}
          </Button>
          <Button {...offline} onClick={() => onOpenDialog('close')}>
            {t('cash.shift.close')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{t('cash.shift.opened', { when: when(shift.openedAt), name: isolated(shift.openedBy) })}</p>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-ink-soft">{t('cash.shift.expected')}</dt>
          <dd>
            <CashAmount amount={toDirhams(shift.expected)} className="text-2xl font-bold" />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('cash.shift.openingFloat')}</dt>
          <dd>
            <CashAmount amount={toDirhams(shift.openingFloat)} className="text-lg font-semibold" />
          </dd>
        </div>
      </dl>
      <h3 className="border-t border-line pt-3 text-sm font-bold">{t('cash.movements')}</h3>
      <MovementList movements={movements} />
    </Section>
  )
}
