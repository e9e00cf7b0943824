import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { memo } from 'react'
import { ItemRow } from './item-row.tsx'
import type { MenuSection } from './menu-sections.ts'
import { useSectionHeight } from './section-height.ts'

/** Whether items have only a name and a price, as drinks do: then they are in columns if there is room. */
const isList = (items: MenuSection['groups'][number]['items']) =>
  items.length > 3 && items.every(({ image, description }) => image === '' && description.en === '' && description.ar === '')

/** A category with its subcategories and their items. */
export const CategorySection = memo(({ section, isOrderable }: { section: MenuSection; isOrderable: boolean }) => {
  const { language } = useLanguage()
  const { _id, cuisine, groups } = section
  const name = inLanguage(section.name, language)
  const height = useSectionHeight(section)
  return (
    <section {...height} id={_id} aria-label={name} className="scroll-mt-15 pt-5 wrap-anywhere [content-visibility:auto]">
      {cuisine && <p className="px-4 text-sm font-semibold text-brand">{inLanguage(cuisine, language)}</p>}
      <h2 className="px-4 text-lg font-bold">{name}</h2>
      {groups.map((group) => (
        <div key={group._id}>
          {groups.length > 1 && <h3 className="px-4 pt-3 font-bold text-ink-soft">{inLanguage(group.name, language)}</h3>}
          <ul className={isList(group.items) ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]' : undefined}>
            {group.items.map((item) => (
              <ItemRow key={item._id} item={item} isOrderable={isOrderable} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
})
