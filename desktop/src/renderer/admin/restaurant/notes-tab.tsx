import { listRestaurantNotes, type RestaurantNote } from '@sufra/shared/provisions/restaurant-notes.routes'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { LoadedTab } from './loaded-tab.tsx'
import { NoteCard } from './note-card.tsx'
import { NoteForm } from './note-form.tsx'
import { restaurantKey, restaurantPollInterval, useRestaurantId } from './use-restaurant.ts'

type Props = { notes: readonly RestaurantNote[]; onSaved: (notes: ReplyOf<typeof listRestaurantNotes>) => void }

const Notes = ({ notes, onSaved }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <NoteForm onSaved={onSaved} />
      {notes.length === 0 && (
        <EmptyState icon={StickyNote} title={t('restaurantPage.note.none')} text={t('restaurantPage.note.noneText')} />
      )}
      {notes.length > 0 && (
        <ul aria-label={t('restaurantPage.tab.notes')} className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} onSaved={onSaved} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Notes about the restaurant, which administrators write for each other. */
export const NotesTab = () => {
  const restaurantId = useRestaurantId()
  const client = useQueryClient()
  const queryKey = restaurantKey(restaurantId, 'notes')
  const query = useQuery({
    queryKey,
    queryFn: () => call(listRestaurantNotes, { params: { restaurantId } }),
    refetchInterval: restaurantPollInterval,
    staleTime: 0,
  })
  return <LoadedTab query={query}>{(notes) => <Notes notes={notes} onSaved={(reply) => client.setQueryData(queryKey, reply)} />}</LoadedTab>
}
