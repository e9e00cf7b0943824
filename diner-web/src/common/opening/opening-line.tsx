import { useOpening } from './use-opening.ts'

/** "Open until 23:00" or "Opens at 17:00", below the restaurant's name. The note alone reports an unreachable restaurant. */
export const OpeningLine = () => {
  const opening = useOpening()
  return opening && (opening.hours || opening.title)
}
