import type { ChangedLine } from '../menu-change/changed-lines.ts'
import { ChangedLines } from './rejection.tsx'

/** Changes of the menu that affect the cart, for the diner to confirm again. */
export const ChangesNote = ({ changes }: { changes: ChangedLine[] }) =>
  changes.length > 0 && (
    <section role="status" className="mx-4 mt-4 rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
      <ChangedLines changes={changes} />
    </section>
  )
