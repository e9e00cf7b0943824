import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFirstApplicant } from '../applicants-waiting.ts'
import { useNavigate } from '../../../common/pages/router.ts'

type Props = { name: string; applicantId: string; isFirst: boolean; listAddress: string; onClose: () => void }

/** Spec §2: the success dialog after a verification, with a link to the next applicant. */
export const VerifiedDialog = ({ name, applicantId, isFirst, listAddress, onClose }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const next = useFirstApplicant()
  const openNext = next && next.id !== applicantId ? () => void navigate(`/admin/applicants/${next.id}`) : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('review.verifiedTitle')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('review.stay')}
          </Button>
          <Button kind={openNext ? 'secondary' : 'primary'} onClick={() => void navigate(listAddress)}>
            {t('review.toList')}
          </Button>
          {openNext && <Button onClick={openNext}>{t('review.next')}</Button>}
        </>
      }
    >
      <p className="flex items-center gap-3">
        <CircleCheck aria-hidden className="size-10 shrink-0 text-green" />
        <span>{t(isFirst ? 'review.verifiedText' : 'review.replacedText', { name })}</span>
      </p>
    </Dialog>
  )
}
