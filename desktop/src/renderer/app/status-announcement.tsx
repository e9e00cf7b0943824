import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { showFailure, showNote, showSuccess } from '@sufra/shared/ui/toasts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { onDocumentsDecided } from '../common/connection/account-events.ts'
import { useKnownSession } from '../common/session/session.ts'

const showStatus = { accepted: showSuccess, rejected: showFailure, deactivated: showFailure, pending: showNote } as const

/**
 * Shows a toast when the restaurant's status changes while the page is open, and when new documents were reviewed. Rendered above the
 * guards, which then redirect.
 */
export const StatusAnnouncement = () => {
  const { t } = useTranslation()
  const user = useKnownSession()?.user
  const shown = useRef<{ id: string; status: MerchantStatus }>(undefined)
  const announce = useEffectEvent((status: MerchantStatus, isRestored: boolean) =>
    showStatus[status](t(`settings.announcements.${isRestored ? 'restored' : status}`)),
  )
  const showDocuments = useEffectEvent(() => showNote(t('settings.announcements.documents')))
  useEffect(() => onDocumentsDecided(() => showDocuments()), [])
  const id = user?.id
  const status = user?.status
  useEffect(() => {
    const before = shown.current
    shown.current = id && status ? { id, status } : undefined
    if (before && status && before.id === id && before.status !== status)
      announce(status, before.status === 'deactivated' && status === 'accepted')
  }, [id, status])
  return null
}
