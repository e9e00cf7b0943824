import { Link } from '../../common/pages/router.ts'
import { useFigures } from '../../common/figures/use-figures.ts'

type Figure = { name: string; value: number; to: string; colour?: string }

/** Counts with their names, each a link to the counted items. A count above zero has its colour. */
export const FigureLinks = ({ figures }: { figures: readonly Figure[] }) => {
  const { count } = useFigures()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ name, value, to, colour = '' }) => (
        <li key={name}>
          <Link to={to} className="flex h-full flex-col rounded-card bg-raised p-3 hover:bg-brand-soft">
            <span className="grow text-sm text-ink-soft">{name}</span>
            <span className={`figures text-xl font-bold ${value > 0 ? colour : ''}`}>{count(value)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
