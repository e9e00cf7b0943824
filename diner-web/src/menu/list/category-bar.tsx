import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuSection } from './menu-sections.ts'
import { useCurrentSection } from './use-current-section.ts'

/** Sticky links to the categories. The category in view is marked, and scrolled into the bar. */
export const CategoryBar = ({ sections }: { sections: readonly Pick<MenuSection, '_id' | 'name'>[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const bar = useRef<HTMLElement>(null)
  const { current, show } = useCurrentSection(sections.map(({ _id }) => _id))
  const index = sections.findIndex(({ _id }) => _id === current)
  useEffect(() => {
    const chip = bar.current?.children[index]
    if (!bar.current || !chip) return
    const [outer, inner] = [bar.current.getBoundingClientRect(), chip.getBoundingClientRect()]
    bar.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2, behavior: 'smooth' })
  }, [index])
  return (
    <nav
      ref={bar}
      aria-label={t('menu.categories')}
      className="sticky top-(--note-height,0px) z-10 mt-3 flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-page px-3 py-1.5 [scrollbar-width:none]"
    >
      {sections.map(({ _id, name }) => (
        <button
          key={_id}
          type="button"
          aria-current={_id === current}
          onClick={() => show(_id)}
          className="min-h-11 max-w-60 shrink-0 truncate rounded-full px-4 text-sm font-semibold text-ink-soft active:bg-raised aria-current:bg-accent aria-current:text-on-brand"
        >
          {inLanguage(name, language)}
        </button>
      ))}
    </nav>
  )
}
