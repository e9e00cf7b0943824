// The history of a restaurant's application: its submission and the decisions.
import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { documentKinds } from '@sufra/shared/documents/document'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { CircleCheck, CircleX, Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { TimeAgo } from '../../common/dates/time-ago.tsx'

const success = { icon: CircleCheck, color: 'text-green' } as const
const failure = { icon: CircleX, color: 'text-red' } as const
const actionStyles = {
  applicant_verified: success,
  applicant_rejected: failure,
  documents_verified: success,
  documents_rejected: failure,
  restaurant_deactivated: failure,
  restaurant_restored: success,
} as const
const isShownAction = (action: string): action is keyof typeof actionStyles => Object.hasOwn(actionStyles, action)

/** The details of an audit entry that are displayed here. */
const details = z.object({
  kinds: z.array(z.enum(documentKinds)).default([]),
  documents: z.array(z.object({ kind: z.enum(documentKinds), reason: z.string() })).default([]),
})

type EntryProps = { icon: LucideIcon; color: string; at: string; title: string; children?: ReactNode }

const Entry = ({ icon: Icon, color, at, title, children }: EntryProps) => (
  <li className="flex gap-3 py-4">
    <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
    <div className="flex min-w-0 grow flex-col gap-1">
      <p className="font-semibold">{title}</p>
      <OwnElements>{children}</OwnElements>
    </div>
    <div className="text-end text-sm">
      <TimeAgo at={at} />
    </div>
  </li>
)

type Event = Applicant['history'][number] | { at: string; action: 'submitted' }

export const DecisionHistory = ({ application: { history, submittedAt } }: { application: Applicant }) => {
  const { t } = useTranslation()
  const events: Event[] = [...history, { at: submittedAt, action: 'submitted' as const }].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  )
  return (
    <ol
      aria-label={t('applicants.tabs.history')}
      className="flex max-w-3xl flex-col divide-y divide-line rounded-card border border-line bg-card px-5 text-sm"
    >
      {events.map((event) => {
        const { at, action } = event
        if (!('by' in event)) return <Entry key={action} icon={Inbox} color="text-ink-soft" at={at} title={t('applicants.applied')} />
        if (!isShownAction(action)) return null
        const { icon, color } = actionStyles[action]
        const { kinds = [], documents = [] } = details.safeParse(event.details).data ?? {}
        return (
          <Entry
            key={at + action}
            icon={icon}
            color={color}
            at={at}
            title={t(`applicants.action.${action}`, { by: event.by || t('applicants.platform') })}
          >
            {kinds.length > 0 && <p className="text-ink-soft">{kinds.map((kind) => t(`documents.kind.${kind}`)).join(' · ')}</p>}
            {documents.map(({ kind, reason }) => (
              <p key={kind}>
                <span className="text-ink-soft">{`${t(`documents.kind.${kind}`)}:`}</span>
                <bdi className="whitespace-pre-line">{reason}</bdi>
              </p>
            ))}
          </Entry>
        )
      })}
    </ol>
  )
}
