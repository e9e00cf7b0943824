import { useTranslation } from 'react-i18next'
import { AlarmBell } from '../features/health/alarms/alarm-bell.tsx'
import { useMay } from '../common/session/use-may.ts'
import { useApplicantCounts } from '../features/applicants/applicants-waiting.ts'
import { useSupportCounts } from '../features/support/queue/support-waiting.ts'
import { useAreaTitle } from '../common/pages/page-title.ts'
import { useLocation } from '../common/pages/router.ts'
import { DeskLayout } from './desk-layout.tsx'
import { pageNameKey } from './navigation/desk-pages.ts'

/** The layout of administrators, with the counts beside its pages. */
export const AdminDesk = () => {
  const { t } = useTranslation()
  const may = useMay()
  useAreaTitle(t(pageNameKey('admin', useLocation().pathname)))
  const { pending, renewals } = useApplicantCounts(may('applicants.review')) ?? { pending: 0, renewals: 0 }
  const count = pending + renewals
  const open = useSupportCounts(may('support.answer'))?.open ?? 0
  const badges = {
    '/admin/applicants': { count, label: t('admin.waitingBadge', { count }) },
    '/admin/help-and-support': { count: open, label: t('support.queue.openBadge', { count: open }) },
  }
  return <DeskLayout area="admin" indicators={<AlarmBell />} badges={badges} />
}
