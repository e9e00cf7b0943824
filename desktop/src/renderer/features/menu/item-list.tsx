// Items grouped by subcategory in a virtualized list. The items of a subcategory are reordered by mouse, touch or keyboard.
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Subcategory } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWide } from '../../common/ui/use-is-wide.ts'
import { ItemRow, type RowActions } from './item-row.tsx'
import { SortableRow } from './sortable-row.tsx'
import { useDragAnnouncements } from './use-drag-announcements.ts'

/** Row heights in px. On a screen narrower than `lg` the actions of an item are below its name. */
const heights = { wide: { subcategory: 44, item: 68 }, narrow: { subcategory: 44, item: 120 } } as const

type Props = {
  items: readonly MerchantItem[]
  /** The subcategories in order; empty in search results. */
  subcategories: readonly Subcategory[]
  chosen: ReadonlySet<string> | undefined
  onChoose: (itemId: string, isChosen: boolean) => void
  actionsOf: (item: MerchantItem) => RowActions
  /** Undefined when items cannot be reordered. */
  onOrder: ((subcategoryId: string, ordered: MerchantItem[]) => void) | undefined
}

const SubcategoryHeading = ({ subcategory }: { subcategory: Subcategory }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <h2 className="flex h-full items-end gap-3 px-4 pb-2 text-sm font-bold">
      <span className="truncate">{inLanguage(subcategory.name, language)}</span>
      {!subcategory.isActive && <span className="shrink-0 text-xs font-semibold text-red">{t('items.hiddenPart')}</span>}
    </h2>
  )
}

export const ItemList = ({ items, subcategories, chosen, onChoose, actionsOf, onOrder }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const height = heights[useIsWide('lg') ? 'wide' : 'narrow']
  const scrollRef = useRef<HTMLDivElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useDragAnnouncements(items)
  const rows = rowsOf(items, subcategories)
  const canMove = onOrder !== undefined && subcategories.length > 0
  // oxlint-disable-next-line react/incompatible-library -- its rows are rendered here and not passed to memoised components
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: (index) => height[rows[index]?.kind ?? 'item'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])

  const drop = ({ active, over }: DragEndEvent) => {
    const [moved, at] = [active.id, over?.id].map((id) => items.find(({ _id }) => _id === id))
    if (!moved || !at || moved === at || moved.subcategoryId !== at.subcategoryId) return
    const own = items.filter(({ subcategoryId }) => subcategoryId === moved.subcategoryId)
    onOrder?.(moved.subcategoryId, arrayMove(own, own.indexOf(moved), own.indexOf(at)))
  }
  return (
    <div
      ref={scrollRef}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={t('counterMenu.items')}
      className="grow overflow-y-auto"
    >
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
        <SortableContext items={items.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
          <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start, key }) => {
              const row = rows[index]
              return (
                row && (
                  <li
                    key={key}
                    className="absolute inset-x-0 top-0"
                    style={{ height: height[row.kind], transform: `translateY(${start}px)` }}
                  >
                    {row.kind === 'subcategory' ? (
                      <SubcategoryHeading subcategory={row.subcategory} />
                    ) : (
                      <SortableRow id={row.item._id} name={inLanguage(row.item.name, language)} canMove={canMove}>
                        {(handle) => (
                          <ItemRow
                            item={row.item}
                            handle={onOrder && handle}
                            isChosen={chosen?.has(row.item._id)}
                            onChoose={(isChosen) => onChoose(row.item._id, isChosen)}
                            {...actionsOf(row.item)}
                          />
                        )}
                      </SortableRow>
                    )}
                  </li>
                )
              )
            })}
          </ul>
        </SortableContext>
      </DndContext>
    </div>
  )
}

type ListRow = { key: string; kind: 'subcategory'; subcategory: Subcategory } | { key: string; kind: 'item'; item: MerchantItem }

const itemRow = (item: MerchantItem): ListRow => ({ key: item._id, kind: 'item', item })

/** Returns the rows of the list: each subcategory followed by its items; without subcategories, only the items. */
const rowsOf = (items: readonly MerchantItem[], subcategories: readonly Subcategory[]): ListRow[] => {
  if (subcategories.length === 0) return items.map(itemRow)
  const bySubcategory = Map.groupBy(items, ({ subcategoryId }) => subcategoryId)
  return subcategories.flatMap((subcategory): ListRow[] => [
    { key: subcategory._id, kind: 'subcategory', subcategory },
    ...(bySubcategory.get(subcategory._id) ?? []).map(itemRow),
  ])
}
