import type { DocumentCard, DocumentKind } from '@sufra/shared/documents/document'
import { useTranslation } from 'react-i18next'
import { kindIcons } from '../documents/kind-icons.ts'
import type { Marks } from './review.ts'
import { DocumentStateBadge } from '../documents/review/state-badge.tsx'

type Props = { cards: readonly DocumentCard[]; marks: Marks; shown: DocumentKind; onChoose: (kind: DocumentKind) => void }

const stateOf = ({ newest }: DocumentCard, marks: Marks) => {
  if (!newest) return 'missing'
  return newest.id in marks ? 'marked' : newest.state
}

/** The seven documents with their states. */
export const DocumentList = ({ cards, marks, shown, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('review.list')} className="flex shrink-0 flex-col border-b border-line p-2">
      {cards.map((card) => {
        const Icon = kindIcons[card.kind]
        return (
          <button
            key={card.kind}
            type="button"
            aria-current={card.kind === shown}
            onClick={() => onChoose(card.kind)}
            className="flex min-h-9 items-center gap-2 rounded-card px-2 text-start text-sm font-semibold hover:bg-raised aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand"
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            <span className="grow truncate">{t(`documents.kind.${card.kind}`)}</span>
            <DocumentStateBadge state={stateOf(card, marks)} />
          </button>
        )
      })}
    </nav>
  )
}
