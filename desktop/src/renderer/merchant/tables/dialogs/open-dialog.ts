import type { DiningTable } from '@sufra/shared/tables/table'

/** The dialog that is open on the page of the tables. Tables are as they were when it was opened, so that a save does not overwrite a later change. */
export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit'; table: DiningTable }
  | { kind: 'code'; tableId: string }
  | { kind: 'bill'; table: DiningTable }
  /** Without tables the user chooses them. */
  | { kind: 'print'; tables?: readonly DiningTable[] }
  | { kind: 'zone'; tables: readonly DiningTable[] }
  | { kind: 'replace'; tables: readonly DiningTable[] }
  | { kind: 'remove'; tables: readonly DiningTable[] }
