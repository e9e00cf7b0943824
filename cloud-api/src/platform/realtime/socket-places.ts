// Places of sockets without a session. The guests of a restaurant share one network address with each other and with its counters, so an
// action that everyone may take must not fill a place that they need: a socket that has joined no room gives way to newer ones, and a guest
// who has an order, or has scanned a table's code, counts for that order or table instead of the address. Sockets with a session need no
// place.
export type SocketLimits = Record<PlaceKind, number>
type PlaceKind = 'joining' | 'browsing' | 'phone' | 'table' | 'order'

export const socketLimits: SocketLimits = {
  /** Maximum sockets of one network address that have joined no room. Beyond this the oldest is closed. */
  joining: 1_000,
  /** Maximum sockets of one network address whose clients have no proof, far above a full room. */
  browsing: 2_000,
  phone: 10,
  table: 200,
  order: 10,
}

/** The proof of a client that joins a room. `table`: the table whose code it has scanned, and the code's version. */
export type Proof = { kind: 'order'; orderId: string } | { kind: 'phone'; deviceId: string; table: string | undefined }

type Place = { kind: PlaceKind; key: string }
type Held = { rank: number; places: Place[] }

const heldBy = (network: string, proof: Proof | undefined): Held => {
  const browsing: Place = { kind: 'browsing', key: network }
  if (!proof) return { rank: 1, places: [browsing] }
  if (proof.kind === 'order') return { rank: 4, places: [{ kind: 'order', key: proof.orderId }] }
  const phone: Place = { kind: 'phone', key: proof.deviceId }
  return proof.table === undefined
    ? { rank: 2, places: [phone, browsing] }
    : { rank: 3, places: [phone, { kind: 'table', key: proof.table }] }
}

type Deps<Socket> = {
  limits: SocketLimits
  /** Whether a message of the socket is being handled. Such a socket gives way last. */
  isBusy: (socket: Socket) => boolean
  onEvicted: (socket: Socket) => void
}

export const createSocketPlaces = <Socket>({ limits, isBusy, onEvicted }: Deps<Socket>) => {
  const held = new Map<Socket, Held>()
  /** The sockets of each place, the oldest first. */
  const sockets = new Map<string, Set<Socket>>()
  const nameOf = ({ kind, key }: Place) => `${kind} ${key}`
  const socketsAt = (place: Place): ReadonlySet<Socket> => sockets.get(nameOf(place)) ?? new Set()

  const leave = (socket: Socket) => {
    for (const place of held.get(socket)?.places ?? []) {
      const others = sockets.get(nameOf(place))
      others?.delete(socket)
      if (others?.size === 0) sockets.delete(nameOf(place))
    }
    held.delete(socket)
  }

  const take = (socket: Socket, taken: Held) => {
    leave(socket)
    held.set(socket, taken)
    for (const place of taken.places) {
      const others = sockets.get(nameOf(place)) ?? new Set()
      sockets.set(nameOf(place), others.add(socket))
    }
  }

  const isFree = (socket: Socket, { places }: Held) =>
    places.every((place) => socketsAt(place).has(socket) || socketsAt(place).size < limits[place.kind])

  return {
    /** Adds a new socket, which has joined nothing. It always finds a place. */
    open: (socket: Socket, network: string) => {
      const joining: Place = { kind: 'joining', key: network }
      const others = socketsAt(joining).size < limits.joining ? [] : [...socketsAt(joining)]
      const evicted = others.find((other) => !isBusy(other)) ?? others[0]
      take(socket, { rank: 0, places: [joining] })
      if (evicted === undefined) return
      leave(evicted)
      onEvicted(evicted)
    },
    /** Whether a client with this proof may join a room. */
    mayEnter: (socket: Socket, network: string, proof: Proof | undefined): boolean => {
      const wanted = heldBy(network, proof)
      return (held.get(socket)?.rank ?? 0) >= wanted.rank || isFree(socket, wanted)
    },
    /** Called when the client has joined a room. A socket whose place comes from a stronger proof keeps that place. */
    enter: (socket: Socket, network: string, proof: Proof | undefined) => {
      const wanted = heldBy(network, proof)
      if ((held.get(socket)?.rank ?? 0) < wanted.rank) take(socket, wanted)
    },
    leave,
  }
}
