import { printer as printerSchema, type Printer } from '@sufra/shared/printing/printer'
import { newId } from '@sufra/shared/new-id'
import { orderTypes } from '@sufra/shared/orders/order-type'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { Field, inputStyle, TextInput } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryChoice } from './category-choice.tsx'
import { usePrinterAddresses } from './use-printer-addresses.ts'

const newPrinter = (): Printer => ({
  id: newId(),
  name: '',
  transport: { kind: 'network', host: '', port: 9100 },
  width: 576,
  language: 'ar',
  isCutting: true,
  opensDrawer: false,
  prints: [...orderTypes],
  categoryIds: null,
})

type Props = { printer: Printer | undefined; onSave: (printer: Printer) => void; onClose: () => void }

const Check = ({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} className="size-5 accent-brand" /> {label}
  </label>
)

const toggled = <T,>(list: readonly T[], value: T, isOn: boolean): T[] => (isOn ? [...list, value] : list.filter((each) => each !== value))

/** The settings of a printer: its address, width and language, and the orders it prints. */
export const PrinterDialog = ({ printer, onSave, onClose }: Props) => {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => printer ?? newPrinter())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { queues, found, isSearching, search } = usePrinterAddresses()
  const change = (changed: Partial<Printer>) => setDraft((previous) => ({ ...previous, ...changed }))
  const { transport } = draft
  const problems = new Set(printerSchema.safeParse(draft).error?.issues.map(({ path }) => String(path.at(-1))) ?? [])
  const problem = (field: string) => (isSubmitted && problems.has(field) ? t('thisCounter.needed') : undefined)

  const submit = () => {
    setIsSubmitted(true)
    const parsed = printerSchema.safeParse(draft)
    if (parsed.success) onSave(parsed.data)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t(printer ? 'thisCounter.editPrinter' : 'thisCounter.addPrinter')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={submit}>{t('thisCounter.save')}</Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('thisCounter.name')}
          hint={t('thisCounter.nameHint')}
          error={problem('name')}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field label={t('thisCounter.kind')}>
          {(control) => (
            <select
              {...control}
              className={inputStyle}
              value={transport.kind}
              onChange={(event) =>
                change({
                  transport:
                    event.target.value === 'network'
                      ? { kind: 'network', host: '', port: 9100 }
                      : { kind: 'queue', queue: queues[0] ?? '' },
                })
              }
            >
              <option value="network">{t('thisCounter.network')}</option>
              <option value="queue">{t('thisCounter.queue')}</option>
            </select>
          )}
        </Field>
        {transport.kind === 'network' ? (
          <>
            <div className="flex flex-col gap-2">
              <TextInput
                label={t('thisCounter.host')}
                error={problem('host')}
                value={transport.host}
                dir="ltr"
                list="found-printers"
                placeholder="192.168.1.50"
                onChange={(event) => change({ transport: { ...transport, host: event.target.value.trim() } })}
              />
              <datalist id="found-printers">
                {found.map((host) => (
                  <option key={host}>{host}</option>
                ))}
              </datalist>
              <div className="flex flex-wrap gap-2">
                <Button kind="quiet" isBusy={isSearching} onClick={() => void search()}>
                  {t('thisCounter.search')}
                </Button>
                {found.map((host) => (
                  <Button key={host} kind="secondary" onClick={() => change({ transport: { ...transport, host } })}>
                    <bdi dir="ltr">{host}</bdi>
                  </Button>
                ))}
              </div>
            </div>
            <TextInput
              label={t('thisCounter.port')}
              error={problem('port')}
              type="number"
              dir="ltr"
              value={transport.port}
              onChange={(event) => change({ transport: { ...transport, port: Number(event.target.value) } })}
            />
          </>
        ) : (
          <Field
            label={t('thisCounter.queueName')}
            error={problem('queue')}
            hint={queues.length === 0 ? t('thisCounter.noQueues') : undefined}
          >
            {(control) => (
              <select
                {...control}
                className={inputStyle}
                value={transport.queue}
                onChange={(event) => change({ transport: { kind: 'queue', queue: event.target.value } })}
              >
                {queues.map((queue) => (
                  <option key={queue}>{queue}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={t('thisCounter.width')}>
          {(control) => (
            <select
              {...control}
              className={inputStyle}
              value={draft.width}
              onChange={(event) => change({ width: event.target.value === '384' ? 384 : 576 })}
            >
              <option value="576">80 mm</option>
              <option value="384">58 mm</option>
            </select>
          )}
        </Field>
        <Field label={t('thisCounter.language')}>
          {(control) => (
            <select
              {...control}
              className={inputStyle}
              value={draft.language}
              onChange={(event) => change({ language: printerSchema.shape.language.parse(event.target.value) })}
            >
              <option value="ar">العربية</option>
              <option value="en">English</option>
              <option value="both">العربية + English</option>
            </select>
          )}
        </Field>
        <fieldset>
          <legend className="text-sm text-ink-soft">{t('thisCounter.prints')}</legend>
          {orderTypes.map((type) => (
            <Check
              key={type}
              label={t(`orders.type.${type}`)}
              isOn={draft.prints.includes(type)}
              onChange={(isOn) => change({ prints: toggled(draft.prints, type, isOn) })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className="text-sm text-ink-soft">{t('thisCounter.paper')}</legend>
          <Check label={t('thisCounter.cuts')} isOn={draft.isCutting} onChange={(isCutting) => change({ isCutting })} />
          <Check label={t('thisCounter.drawer')} isOn={draft.opensDrawer} onChange={(opensDrawer) => change({ opensDrawer })} />
        </fieldset>
        <CategoryChoice
          chosen={draft.categoryIds}
          onChange={(categoryIds) => change({ categoryIds })}
          onToggle={(id, isOn) => change({ categoryIds: toggled(draft.categoryIds ?? [], id, isOn) })}
        />
      </div>
    </Dialog>
  )
}
