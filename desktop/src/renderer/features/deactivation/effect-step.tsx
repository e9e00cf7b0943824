import type { DeactivationEffect } from '@sufra/shared/deactivation/deactivation.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ClipboardList, CreditCard, Mail, MonitorSmartphone, QrCode, Users, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isolated } from '../../common/ui/text-direction.ts'

const Effect = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <li className="flex items-start gap-3 py-2.5">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" /> <span>{text}</span>
  </li>
)

type Props = { name: string; effect: DeactivationEffect; onNext: () => void; onClose: () => void }

/** The first step: the consequences of deactivating a restaurant now. */
export const EffectStep = ({ name, effect: { openOrders, awaitingPayment, membersSignedIn, devices }, onNext, onClose }: Props) => {
  const { t } = useTranslation()
  const counted = (key: 'orders' | 'members' | 'devices', count: number, none: 'noOrders' | 'noMembers' | 'noDevices') =>
    count === 0 ? t(`deactivation.effect.${none}`) : t(`deactivation.effect.${key}`, { count })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('deactivation.deactivateTitle', { name: isolated(name) })}
      description={`${t('deactivation.step', { step: 1 })} · ${t('deactivation.effectTitle')}`}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={onNext}>{t('deactivation.next')}</Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line pt-2 text-sm">
        <Effect icon={QrCode} text={t('deactivation.effect.guests')} />
        <Effect icon={ClipboardList} text={counted('orders', openOrders, 'noOrders')} />
        {awaitingPayment > 0 && <Effect icon={CreditCard} text={t('deactivation.effect.awaiting', { count: awaitingPayment })} />}
        <Effect icon={Users} text={counted('members', membersSignedIn, 'noMembers')} />
        <Effect icon={MonitorSmartphone} text={counted('devices', devices, 'noDevices')} />
        <Effect icon={Mail} text={t('deactivation.effect.owner')} />
      </ul>
    </Dialog>
  )
}
