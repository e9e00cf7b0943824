import { hasReplacement, type Day, type DocumentCard, type RestaurantDocument } from '@sufra/shared/documents/document'
import { Button } from '@sufra/shared/ui/button'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { kindIcons } from '../../features/documents/kind-icons.ts'
import { OpenDocument } from '../../features/documents/open-document.tsx'
import { ReviewDetails } from '../../features/documents/review/review-details.tsx'
import { DocumentStateBadge } from '../../features/documents/review/state-badge.tsx'
import { useRestaurant } from './use-restaurant.ts'

/** `onOpen`: undefined for administrators who may not see the files. */
type CardProps = { card: DocumentCard; today: Day; onOpen: ((document: RestaurantDocument) => void) | undefined }

const Card = ({ card, today, onOpen }: CardProps) => {
  const { t } = useTranslation()
  const { kind, newest, inForce } = card
  const Icon = kindIcons[kind]
  const name = t(`documents.kind.${kind}`)
  const isReplacement = hasReplacement(card)
  const labelOf = (title: string) => (isReplacement ? `${name}, ${title}` : name)
  const versions = [
    { document: newest, title: t('review.newest') },
    { document: isReplacement ? inForce : null, title: t('review.inForce') },
  ]
  return (
    <li aria-label={name} className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <h2 className="flex items-center gap-2 font-bold">
        <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" /> <span className="grow">{name}</span>
        {!newest && <DocumentStateBadge state="missing" />}
      </h2>
      {versions.map(
        ({ document, title }) =>
          document && (
            <div key={document.id} className="flex flex-col gap-3 border-t border-line pt-3">
              <ReviewDetails document={document} today={today} title={isReplacement ? title : undefined} label={labelOf(title)} />
              {onOpen && document.files.length > 0 && (
                <Button
                  kind="secondary"
                  className="self-start"
                  aria-label={`${t('documents.open')}: ${labelOf(title)}`}
                  onClick={() => onOpen(document)}
                >
                  <Eye aria-hidden className="size-4" /> <span>{t('documents.open')}</span>
                </Button>
              )}
            </div>
          ),
      )}
    </li>
  )
}

/** The documents of the restaurant with their states and expiry. Administrators with permission can open the files. */
export const DocumentsTab = () => {
  const { t } = useTranslation()
  const may = useMay()
  const { cards, today } = useRestaurant()
  const [opened, setOpened] = useState<RestaurantDocument>()
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      {!may('documents.read') && <p className="text-sm text-ink-soft">{t('restaurantPage.filesForReviewers')}</p>}
      <ul aria-label={t('documents.title')} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-4">
        {cards.map((card) => (
          <Card key={card.kind} card={card} today={today} onOpen={may('documents.read') ? setOpened : undefined} />
        ))}
      </ul>
      {opened && <OpenDocument document={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
