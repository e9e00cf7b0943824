import { useTranslation } from 'react-i18next'

const keys = { move: ['J', 'K'], zoom: ['+', '−'], fit: ['0'], turn: ['R'], mark: ['X'] } as const

/** The keyboard shortcuts. */
export const ReviewKeys = ({ canMark }: { canMark: boolean }) => {
  const { t } = useTranslation()
  const shown = (['move', 'zoom', 'fit', 'turn', 'mark'] as const).filter((action) => action !== 'mark' || canMark)
  return (
    <ul className="mt-auto flex flex-wrap gap-x-3 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-soft">
      {shown.map((action) => (
        <li key={action} className="flex items-center gap-1">
          {keys[action].map((key) => (
            <kbd key={key} className="rounded border border-line bg-raised px-1 font-sans">
              {key}
            </kbd>
          ))}
          <span>{t(`review.key.${action}`)}</span>
        </li>
      ))}
    </ul>
  )
}
