import { useOpening } from './use-opening.ts'

/** "Open until 23:00" or "Opens at 17:00", on the restaurant's cover. */
export const OpeningBadge = () => {
  const opening = useOpening()
  if (!opening) return null
  return (
    <span className={`rounded-full px-3 py-1 text-xs font-bold ${opening.isOrderable ? 'bg-shade' : 'bg-red-soft text-red'}`}>
      {opening.text || opening.title}
    </span>
  )
}
