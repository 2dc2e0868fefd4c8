/** Networks: what a master has learned, as numbers of 16 bits in files of which a page may have many. */

/** Of a game, for a number of players: empty where nobody trained one. */
export type Networks = (game: string, seats: number) => Promise<Float64Array>;

const BYTES = 2;
const EXPONENT_BITS = 10;
const [SIGN, EXPONENTS, FRACTIONS] = [0x8000, 0x1f, 0x3ff];
const [BIAS, LEAST] = [15, -14];

/** Numbers of 16 bits, as written on any machine of today: the lower byte first. */
export function ofHalves(bytes: ArrayBuffer): Float64Array {
  const view = new DataView(bytes);
  return Float64Array.from({ length: bytes.byteLength / BYTES }, (_, place) =>
    half(view.getUint16(place * BYTES, true)),
  );
}

/** Finite ones only: the networks have no others. */
function half(bits: number): number {
  const [exponent, fraction] = [(bits >> EXPONENT_BITS) & EXPONENTS, (bits & FRACTIONS) / (FRACTIONS + 1)];
  const size = exponent === 0 ? fraction * 2 ** LEAST : (1 + fraction) * 2 ** (exponent - BIAS);
  return bits & SIGN ? -size : size;
}

/** Each is fetched when it is asked for first. The files go by "game/seats". */
export function networksAt(files: Map<string, string>, fetched: (address: string) => Promise<Response>): Networks {
  const known = new Map<string, Promise<Float64Array>>();
  return (game, seats) => {
    const name = `${game}/${seats}`;
    const address = files.get(name);
    if (address === undefined) return Promise.resolve(new Float64Array());
    const found = known.get(name) ?? fetched(address).then(async (answer) => ofHalves(await answer.arrayBuffer()));
    known.set(name, found);
    found.catch(() => known.delete(name)); // who asks again may have more luck
    return found;
  };
}
