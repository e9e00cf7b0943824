import type { ReactNode } from 'react'
import { Change } from './change.tsx'

type TileProps = {
  name: string
  value: ReactNode
  detail?: string
  now: number | undefined
  before: number | undefined
  isBetter?: 'more' | 'less'
  isShare?: boolean
}

/** A figure with its name and its change. */
export const Tile = ({ name, value, detail, now, before, isBetter, isShare }: TileProps) => (
  <div className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-4">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="figures text-base font-bold wrap-anywhere sm:text-xl">{value}</dd>
    <dd className="flex flex-wrap items-center gap-x-2">
      <Change now={now} before={before} isBetter={isBetter} isShare={isShare} />
      {detail && <span className="figures text-xs text-ink-soft">{detail}</span>}
    </dd>
  </div>
)
