import { Button } from '@sufra/shared/ui/button'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDocuments } from '../../features/documents/use-documents.ts'
import { useNavigate } from '../../common/pages/router.ts'

/** Shown to a restaurant whose application was rejected: the rejected documents, the reasons and what to do. */
export const CorrectionNote = ({ isOnDocuments }: { isOnDocuments: boolean }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const rejected = useDocuments().data?.cards.filter(({ newest }) => newest?.state === 'rejected') ?? []
  return (
    <section aria-label={t('accounts.status.rejected')} className="m-4 mb-0 flex gap-3 rounded-card bg-red-soft p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
      <div className="flex grow flex-col items-start gap-2">
        <h2 className="font-bold text-red">{t('accounts.status.rejected')}</h2>
        <p className="text-sm">{t('settings.correction.text')}</p>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
          {rejected.map(({ kind, newest }) => (
            <li key={kind}>
              <strong>{t(`documents.kind.${kind}`)}</strong>
              {newest?.reason && (
                <>
                  <span>:</span> <bdi>{newest.reason}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
        {!isOnDocuments && (
          <Button kind="secondary" onClick={() => void navigate('/merchant/settings/documents')}>
            {t('settings.correction.toDocuments')}
          </Button>
        )}
      </div>
    </section>
  )
}
