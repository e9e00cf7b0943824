import type { DiningTable } from '@sufra/shared/tables/table'

/** The dialog that is open on the page of the tables. Tables are as they were when it was opened, so that a save does not overwrite a later change. */
export type OpenDialog =
  | { what: 'add' }
  | { what: 'edit'; table: DiningTable }
  | { what: 'code'; tableId: string }
  /** Without tables it asks which. */
  | { what: 'print'; tables?: readonly DiningTable[] }
  | { what: 'zone'; tables: readonly DiningTable[] }
  | { what: 'replace'; tables: readonly DiningTable[] }
  | { what: 'remove'; tables: readonly DiningTable[] }
