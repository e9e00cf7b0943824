// The seven documents of a restaurant (spec §2), each with its submitted version, its draft and its dialog.
import {
  documentKinds,
  isDated,
  type Day,
  type DocumentCard,
  type DocumentKind,
  type RestaurantDocument,
} from '@sufra/shared/documents/document'
import { documentStatusOf } from '@sufra/shared/documents/document-expiry'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { Button } from '@sufra/shared/ui/button'
import { Eye, FilePenLine, RefreshCw, Undo2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actionId } from './action-id.ts'
import type { DocumentDraft, DocumentDrafts } from './drafts/draft.ts'
import { ImagesDialog } from './images-dialog.tsx'
import { kindIcons } from './kind-icons.ts'
import { DocumentFormDialog } from './document-form-dialog.tsx'
import { DraftDetails, DocumentDetails } from './document-details.tsx'
import { DocumentStatusBadge } from './document-status-badge.tsx'

type CardProps = {
  kind: DocumentKind
  card: DocumentCard | undefined
  draft: DocumentDraft | undefined
  error: RefusalCode | undefined
  today: Day
  isLocked: boolean
  onOpen: () => void
  onView: (() => void) | undefined
  onUndo: () => void
}

const actions = {
  upload: { icon: Upload, labelKey: 'documents.upload' },
  replace: { icon: RefreshCw, labelKey: 'documents.replace' },
  edit: { icon: FilePenLine, labelKey: 'documents.edit' },
} as const

const Card = ({ kind, card, draft, error, today, isLocked, onOpen, onView, onUndo }: CardProps) => {
  const { t } = useTranslation()
  const id = useId()
  const KindIcon = kindIcons[kind]
  const newest = card?.newest
  const status = newest && documentStatusOf(newest, today)
  const { icon: Icon, labelKey } = actions[draft ? 'edit' : newest ? 'replace' : 'upload']
  const name = t(`documents.kind.${kind}`)
  return (
    <li
      aria-labelledby={`${id}-name`}
      className={`flex flex-col gap-3 rounded-card border bg-card p-4 ${error || (status === 'rejected' && !draft) ? 'border-red' : 'border-line'}`}
    >
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-card bg-brand-soft text-brand">
          <KindIcon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={`${id}-name`} className="font-bold">
            {name}
          </h2>
          <p className="text-xs text-ink-soft">{t('documents.hint')}</p>
        </div>
        {draft ? <DocumentStatusBadge status="draft" /> : status && <DocumentStatusBadge status={status} />}
      </div>
      {draft && (
        <>
          <DraftDetails {...draft} />
          {newest && <p className="text-sm text-ink-soft">{t('documents.replaces')}</p>}
        </>
      )}
      {!draft && newest && status && <DocumentDetails document={newest} inForce={card.inForce} status={status} today={today} />}
      {error && (
        <p role="alert" className="text-sm text-red">
          {t(`refusals.${error}`)}
        </p>
      )}
      <div className="mt-auto flex gap-2 pt-1">
        {onView && newest && newest.files.length > 0 && !draft && (
          <Button kind="secondary" className="grow" aria-label={`${t('documents.open')}: ${name}`} onClick={onView}>
            <Eye aria-hidden className="size-4" /> <span>{t('documents.open')}</span>
          </Button>
        )}
        <Button
          id={actionId(kind)}
          kind="secondary"
          className="grow"
          disabled={isLocked}
          aria-label={`${t(labelKey)}: ${name}`}
          onClick={onOpen}
        >
          <Icon aria-hidden className="size-4" /> <span>{t(labelKey)}</span>
        </Button>
        {draft && (
          <Button kind="quiet" disabled={isLocked} aria-label={`${t('documents.undo')}: ${name}`} onClick={onUndo}>
            <Undo2 aria-hidden className="turns size-4" /> <span>{t('documents.undo')}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

type Props = {
  drafts: DocumentDrafts
  onChange: (drafts: DocumentDrafts) => void
  /** The error of each card, as returned by `draftsProblems`. */
  errors: Partial<Record<DocumentKind, RefusalCode>>
  /** The submitted documents. */
  cards?: readonly DocumentCard[]
  today: Day
  /** Opens the files of a submitted document. */
  onView?: (document: RestaurantDocument) => void
  /** Whether submitting is not possible now. */
  isLocked?: boolean
}

export const DocumentCards = ({ drafts, onChange, errors, cards, today, onView, isLocked = false }: Props) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<DocumentKind>()
  const Window = open && isDated(open) ? DocumentFormDialog : ImagesDialog
  const without = (kind: DocumentKind) => {
    const { [kind]: _, ...rest } = drafts
    return rest
  }
  return (
    <>
      <ul aria-label={t('documents.title')} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
        {documentKinds.map((kind) => {
          const card = cards?.find((each) => each.kind === kind)
          const newest = card?.newest
          return (
            <Card
              key={kind}
              kind={kind}
              card={card}
              draft={drafts[kind]}
              error={errors[kind]}
              today={today}
              isLocked={isLocked}
              onOpen={() => setOpen(kind)}
              onView={onView && newest ? () => onView(newest) : undefined}
              onUndo={() => onChange(without(kind))}
            />
          )
        })}
      </ul>
      {open && (
        <Window
          kind={open}
          draft={drafts[open]}
          today={today}
          onClose={() => setOpen(undefined)}
          onAdd={(draft) => {
            onChange({ ...drafts, [open]: draft })
            setOpen(undefined)
          }}
        />
      )}
    </>
  )
}
