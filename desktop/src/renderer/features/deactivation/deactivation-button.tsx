import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { wasAccepted } from '@sufra/shared/accounts/merchant-status'
import { Button } from '@sufra/shared/ui/button'
import { CircleCheck, CircleOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeactivationDialog } from './deactivation-dialog.tsx'

type Props = { restaurantId: string; status: MerchantStatus; onChanged: () => void }

/** Deactivates an accepted restaurant, or restores a deactivated one. */
export const DeactivationButton = ({ restaurantId, status, onChanged }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!wasAccepted(status)) return null
  const isAccepted = status === 'accepted'
  const [label, Icon] = isAccepted ? [t('deactivation.deactivate'), CircleOff] : [t('deactivation.restore'), CircleCheck]
  return (
    <>
      <Button kind={isAccepted ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        <Icon aria-hidden className="size-4" /> <span>{label}</span>
      </Button>
      {isOpen && <DeactivationDialog restaurantId={restaurantId} title={label} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  )
}
