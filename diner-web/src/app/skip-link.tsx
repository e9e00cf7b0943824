import { useTranslation } from 'react-i18next'
import { focusOn } from './focus-on.ts'

const skip = () => {
  const main = document.querySelector('main')
  if (!main) return
  focusOn(main)
  main.scrollIntoView()
}

/**
 * The skip link: the first element of each page, visible with the focus. It moves the focus past the head of the page. A link to a fragment
 * would add an entry to the history.
 */
export const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={skip}
      className="fixed start-2 top-2 z-50 -translate-y-20 rounded-card bg-card px-4 py-3 font-semibold focus:translate-y-0"
    >
      {t('start.skip')}
    </button>
  )
}
