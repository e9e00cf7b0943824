import { tickets as arabic } from '@sufra/shared/printing/texts.ar'
import { tickets as english } from '@sufra/shared/printing/texts.en'
import { arabicFirst } from '@sufra/shared/localized-text'
import type { DiningTable } from '@sufra/shared/tables/table'
import { createPortal } from 'react-dom'
import { Qr } from '../../common/qr/qr.tsx'
import { useSession } from '../../common/session/session.ts'

export const cardsPerSheet = 6

const tableText = (table: string, number: number) => table.replace('{{number}}', String(number))

/** Cards to place on the tables, six on an A4 sheet; visible only when printing. Both languages, Arabic first. */
export const TableCards = ({ tables }: { tables: readonly DiningTable[] }) => {
  const name = useSession().data?.user?.restaurant?.name ?? { en: '', ar: '' }
  if (tables.length === 0) return null
  return createPortal(
    <div data-sheet aria-hidden className="hidden bg-white text-black print:grid print:grid-cols-2">
      {tables.map(({ _id, number, link }) => (
        <section
          key={_id}
          className="flex h-[9.2cm] break-inside-avoid flex-col items-center justify-center gap-1 border border-dashed border-black/40 p-4 text-center"
        >
          {arabicFirst(name).map((text, index) => (
            <p
              key={text}
              dir={index === 0 ? 'rtl' : undefined}
              className={`line-clamp-1 ${index === 0 ? 'text-base font-bold' : 'text-sm'}`}
            >
              {text}
            </p>
          ))}
          <Qr text={link} label="" className="size-40" />
          <p className="text-sm">
            <span dir="rtl">{arabic.scan}</span> <span>{`· ${english.scan}`}</span>
          </p>
          <p className="text-xl font-bold">
            <span dir="rtl">{tableText(arabic.table, number)}</span> <span>{`· ${tableText(english.table, number)}`}</span>
          </p>
        </section>
      ))}
    </div>,
    document.body,
  )
}
