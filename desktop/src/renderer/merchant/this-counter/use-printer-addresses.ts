import { useQuery } from '@tanstack/react-query'
import { bridge } from '../../common/bridge/bridge.ts'

const noPrinters = (): Promise<string[]> => Promise.resolve([])

/** The print queues of the operating system and, on request, the printers found on the network (takes some seconds). */
export const usePrinterAddresses = () => {
  const queues = useQuery({ queryKey: ['printer-queues'], queryFn: () => bridge?.invoke('listQueues', null) ?? noPrinters() })
  const network = useQuery({
    queryKey: ['network-printers'],
    queryFn: () => bridge?.invoke('findPrinters', null) ?? noPrinters(),
    enabled: false,
  })
  return { queues: queues.data ?? [], found: network.data ?? [], isSearching: network.isFetching, search: network.refetch }
}
