import { useQuery } from '@tanstack/react-query'
import { bridge } from '../../app/bridge.ts'

const nothing = (): Promise<string[]> => Promise.resolve([])

/** The printers that the operating system knows, and on demand those that answer on the network (some seconds). */
export const usePrinterAddresses = () => {
  const queues = useQuery({ queryKey: ['printer-queues'], queryFn: () => bridge?.invoke('listQueues', null) ?? nothing() })
  const network = useQuery({
    queryKey: ['network-printers'],
    queryFn: () => bridge?.invoke('findPrinters', null) ?? nothing(),
    enabled: false,
  })
  return { queues: queues.data ?? [], found: network.data ?? [], isSearching: network.isFetching, search: network.refetch }
}
