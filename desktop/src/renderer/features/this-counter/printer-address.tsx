import type { Printer } from '@sufra/shared/printing/printer'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bridge } from '../../common/bridge/bridge.ts'
import { SelectField } from './select-field.tsx'

type Transport = Printer['transport']
type Network = Extract<Transport, { kind: 'network' }>
type Addresses = ReturnType<typeof usePrinterAddresses>
type Props<T extends Transport> = { transport: T; problem: (field: string) => string | undefined; onChange: (transport: Transport) => void }

export const newNetworkAddress: Network = { kind: 'network', host: '', port: 9100 }

const NetworkAddress = ({ transport, problem, onChange, addresses }: Props<Network> & { addresses: Addresses }) => {
  const { t } = useTranslation()
  const { found, isSearching, search } = addresses
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextInput
          label={t('thisCounter.host')}
          error={problem('host')}
          value={transport.host}
          dir="ltr"
          list="found-printers"
          placeholder="192.168.1.50"
          onChange={(event) => onChange({ ...transport, host: event.target.value.trim() })}
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
            <Button key={host} kind="secondary" onClick={() => onChange({ ...transport, host })}>
              <bdi dir="ltr">{host}</bdi>
            </Button>
          ))}
        </div>
      </div>
      <TextInput
        label={t('thisCounter.port')}
        error={problem('port')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={Number.isNaN(transport.port) ? '' : String(transport.port)}
        onChange={(event) => onChange({ ...transport, port: readTypedNumber(event.target.value) })}
      />
    </>
  )
}

/** The connection of a printer: over the network, or through a queue of the operating system. */
export const PrinterAddress = ({ transport, problem, onChange }: Props<Transport>) => {
  const { t } = useTranslation()
  const addresses = usePrinterAddresses()
  const { queues } = addresses
  return (
    <>
      <SelectField
        label={t('thisCounter.kind')}
        value={transport.kind}
        options={[
          ['network', t('thisCounter.network')],
          ['queue', t('thisCounter.queue')],
        ]}
        onChange={(kind) => onChange(kind === 'network' ? newNetworkAddress : { kind: 'queue', queue: queues[0] ?? '' })}
      />
      {transport.kind === 'network' ? (
        <NetworkAddress transport={transport} problem={problem} onChange={onChange} addresses={addresses} />
      ) : (
        <SelectField
          label={t('thisCounter.queueName')}
          error={problem('queue')}
          hint={queues.length === 0 ? t('thisCounter.noQueues') : undefined}
          value={transport.queue}
          options={queues.map((queue) => [queue, queue])}
          onChange={(queue) => onChange({ kind: 'queue', queue })}
        />
      )}
    </>
  )
}

const noPrinters = (): Promise<string[]> => Promise.resolve([])

/** The print queues of the operating system and, on request, the printers found on the network (takes some seconds). */
const usePrinterAddresses = () => {
  const queues = useQuery({ queryKey: ['printer-queues'], queryFn: () => bridge?.invoke('listQueues', null) ?? noPrinters() })
  const network = useQuery({
    queryKey: ['network-printers'],
    queryFn: () => bridge?.invoke('findPrinters', null) ?? noPrinters(),
    enabled: false,
  })
  return { queues: queues.data ?? [], found: network.data ?? [], isSearching: network.isFetching, search: network.refetch }
}
