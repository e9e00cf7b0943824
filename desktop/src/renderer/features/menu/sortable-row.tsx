import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  id: string
  name: string
  /** False in search results, which cannot be reordered. */
  canMove: boolean
  /** Renders the row with its drag handle. */
  children: (handle: ReactNode) => ReactNode
}

/** A row that is moved by its handle: by mouse, touch, or space and arrow keys. */
export const SortableRow = ({ id, name, canMove, children }: Props) => {
  const { t } = useTranslation()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !canMove,
    attributes: { roleDescription: t('items.movable') },
  })
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      disabled={!canMove}
      aria-label={t('items.move', { name })}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-card text-ink-soft hover:bg-raised disabled:invisible"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  )
  return (
    <div
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={`h-full ${isDragging ? 'relative z-10 shadow-float' : ''}`}
    >
      {children(handle)}
    </div>
  )
}
