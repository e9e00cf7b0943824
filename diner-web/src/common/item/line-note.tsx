import { MessageSquareText } from 'lucide-react'

/** The note of a line, as the diner typed it; renders nothing without one. `isFolded`: only its first row. */
export const LineNote = ({ note, isFolded = false }: { note: string | undefined; isFolded?: boolean }) =>
  note ? (
    <span className="flex items-start gap-1.5 text-sm text-ink-soft wrap-anywhere">
      <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className={`min-w-0 ${isFolded ? 'line-clamp-1' : ''}`}>
        <bdi>{note}</bdi>
      </span>
    </span>
  ) : null
