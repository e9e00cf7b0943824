// The restaurant's documents with their status, and the upload of new ones for review.
import { documentBlocker } from '@sufra/shared/applicants/application-review'
import { documentKinds, type DocumentKind, type RestaurantDocument } from '@sufra/shared/documents/document'
import { sendDocuments } from '@sufra/shared/documents/document.routes'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayIn } from '../../features/documents/day.ts'
import { ConsentField } from '../../features/documents/consent-field.tsx'
import { DocumentCards } from '../../features/documents/document-cards.tsx'
import { documentFormFields, type DocumentDrafts } from '../../features/documents/drafts/draft.ts'
import { rejectedDocuments } from '../../features/documents/rejected-documents.ts'
import { documentsKey, useDocuments } from '../../features/documents/use-documents.ts'
import { useDraftsCheck } from '../../features/documents/drafts/use-drafts-check.ts'
import { formOf } from '../../common/forms/form-of.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { useOutletContext } from '../../common/pages/router.ts'
import { sessionKey } from '../../common/session/session-state.ts'
import { upload } from '../../common/api/upload.ts'
import type { DraftsContextValue } from './drafts-context.ts'
import { OpenDocument } from '../../features/documents/open-document.tsx'
import { SendBar } from './send-bar.tsx'

type Listed = NonNullable<ReturnType<typeof useDocuments>['data']>

const none: Partial<Record<DocumentKind, RefusalCode>> = {}

const DocumentsForm = ({ status, cards, needsConsent }: Listed) => {
  const { t } = useTranslation()
  const { drafts, setDrafts } = useOutletContext<DraftsContextValue>()
  const [progress, setProgress] = useState<number>()
  const [refused, setRefused] = useState(none)
  const [opened, setOpened] = useState<RestaurantDocument>()
  const [consent, setConsent] = useState('')
  const [isConsentMissing, setConsentMissing] = useState(false)
  const isRejected = status === 'rejected'
  const today = todayIn()
  // Documents that the application still needs, because they are missing, rejected or expired.
  const missing = documentKinds.filter((kind) => {
    const newest = cards.find((card) => card.kind === kind)?.newest ?? null
    return documentBlocker({ kind, newest }, today) !== undefined
  })
  const { errors, check, reset } = useDraftsCheck(drafts, isRejected ? missing : [], today)
  const count = Object.keys(drafts).length

  const change = (changed: DocumentDrafts) => {
    setRefused(none)
    setDrafts(changed)
  }
  const send = async () => {
    const lacksConsent = needsConsent && consent === ''
    setConsentMissing(lacksConsent)
    if (!check() || lacksConsent) return
    setRefused(none)
    setProgress(0)
    try {
      const reply = await upload(
        sendDocuments,
        { form: formOf([...documentFormFields(drafts), ...(consent ? [['consent', consent] as const] : [])]) },
        setProgress,
      )
      queryClient.setQueryData(documentsKey, reply)
      setDrafts({})
      reset()
      // An application that is pending again is redirected to another page, which shows the message.
      if (reply.data.status === status) showSuccess(t('settings.documents.sent'))
      else await queryClient.invalidateQueries({ queryKey: sessionKey })
    } catch (error) {
      setRefused(rejectedDocuments(error))
      showError(error, t)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="flex grow flex-col"
    >
      <div className="flex grow flex-col gap-4 p-4">
        <p className="text-sm text-ink-soft">{t('settings.documents.text')}</p>
        {needsConsent && (isRejected || count > 0) && (
          <ConsentField
            value={consent}
            onChange={setConsent}
            error={isConsentMissing && consent === '' ? t('refusals.account.consent_required') : undefined}
          />
        )}
        <DocumentCards
          drafts={drafts}
          onChange={change}
          errors={{ ...errors, ...refused }}
          cards={cards}
          today={today}
          onView={setOpened}
          isLocked={status === 'pending' || progress !== undefined}
        />
      </div>
      {opened && <OpenDocument document={opened} onClose={() => setOpened(undefined)} />}
      {(isRejected || count > 0) && (
        <SendBar count={count} missingCount={isRejected ? missing.filter((kind) => !drafts[kind]).length : 0} progress={progress} />
      )}
    </form>
  )
}

export const DocumentsPage = () => {
  const { data, error, refetch, isFetching } = useDocuments()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (data) return <DocumentsForm {...data} />
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4 p-4">
      {documentKinds.map((kind) => (
        <Skeleton key={kind} className="h-48" />
      ))}
    </div>
  )
}
