import { tickets as arabic } from '@sufra/shared/i18n/ar/tickets'
import { tickets as english } from '@sufra/shared/i18n/en/tickets'
import type { DiningTable } from '@sufra/shared/tables/table'
import { useSession } from '../../app/session.ts'
import { Qr } from './qr.tsx'

const at = (table: string, number: number) => table.replace('{{number}}', String(number))

/** Cards to stand on the tables, six on an A4 sheet; on paper only. Both languages, Arabic first. */
export const TableCards = ({ tables }: { tables: DiningTable[] }) => {
  const name = useSession().data?.user?.restaurant?.name
  return (
    <div aria-hidden className="hidden bg-white text-black print:grid print:grid-cols-2">
      {tables.map(({ _id, number, link }) => (
        <section
          key={_id}
          className="flex h-[9.2cm] break-inside-avoid flex-col items-center justify-center gap-1 border border-dashed border-black/40 p-4 text-center"
        >
          <p dir="rtl" className="text-base font-bold">
            {name?.ar || name?.en}
          </p>
          <p className="text-sm">{name?.en}</p>
          <Qr text={link} label="" className="size-40" />
          <p dir="rtl" className="text-lg font-bold">
            {arabic.scan} · {at(arabic.table, number)}
          </p>
          <p className="text-sm">
            {english.scan} · {at(english.table, number)}
          </p>
        </section>
      ))}
    </div>
  )
}
