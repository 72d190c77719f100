import type { Moneda } from '../formato/moneda';
import { describePaso } from './describePaso';
import {
  type Articulo,
  findTipo,
  type Infraccion,
  type Normativa,
  type TipoFalta,
} from './normativa';

interface Lista<Thing> {
  readonly antes: readonly Thing[];
  readonly despues: readonly Thing[];
  readonly keyOf: (thing: Thing) => string;
  readonly nueva: (thing: Thing) => string;
  readonly retirada: (thing: Thing) => string;
  /** The changes of an entry that both lists have; empty if the entry is the same. */
  readonly cambios: (antes: Thing, despues: Thing) => readonly string[];
  /** Reported when only the order differs. */
  readonly orden: string;
}

function compare<Thing>({
  antes,
  despues,
  keyOf,
  nueva,
  retirada,
  cambios,
  orden,
}: Lista<Thing>): string[] {
  const find = (things: readonly Thing[], key: string) =>
    things.find((thing) => keyOf(thing) === key);
  const stayed = (things: readonly Thing[], others: readonly Thing[]) =>
    things.map(keyOf).filter((key) => find(others, key) !== undefined);
  const isMoved = stayed(antes, despues).join('\n') !== stayed(despues, antes).join('\n');
  return [
    ...despues.flatMap((thing) => {
      const before = find(antes, keyOf(thing));
      return before === undefined ? [nueva(thing)] : cambios(before, thing);
    }),
    ...antes.filter((thing) => find(despues, keyOf(thing)) === undefined).map(retirada),
    ...(isMoved ? [orden] : []),
  ];
}

const pasosOf = (tipo: TipoFalta, normativa: Normativa, moneda: Moneda): string =>
  tipo.pasos
    .map((paso) =>
      describePaso(paso, {
        superior: normativa.tipos[normativa.tipos.indexOf(tipo) + 1]?.nombre,
        moneda,
      }),
    )
    .join(' → ');

/** Compares every field of the steps: different steps may have the same text. */
const hasSamePasos = (one: TipoFalta, other: TipoFalta): boolean =>
  one.pasos.length === other.pasos.length &&
  one.pasos.every(({ accion, cantidad, texto }, index) => {
    const paso = other.pasos[index];
    return paso?.accion === accion && paso.cantidad === cantidad && paso.texto === texto;
  });

const compareTipos = (antes: Normativa, despues: Normativa, moneda: Moneda): string[] =>
  compare<TipoFalta>({
    antes: antes.tipos,
    despues: despues.tipos,
    keyOf: ({ codigo }) => codigo,
    nueva: (tipo) =>
      `Nuevo tipo de falta: ${tipo.nombre} (${tipo.codigo}). ${pasosOf(tipo, despues, moneda)}`,
    retirada: ({ codigo, nombre }) => `Deja de haber faltas de tipo ${nombre} (${codigo})`,
    cambios: (before, after) => {
      const [old, now] = [pasosOf(before, antes, moneda), pasosOf(after, despues, moneda)];
      return [
        ...(before.nombre === after.nombre
          ? []
          : [`El tipo ${after.codigo} pasa a llamarse ${after.nombre}; era ${before.nombre}`]),
        ...(before.descripcion === after.descripcion
          ? []
          : [`Cambia qué es una falta ${after.nombre.toLocaleLowerCase('es')}`]),
        ...(hasSamePasos(before, after)
          ? []
          : [`Castigos de ${after.nombre}: ${now}${old === now ? '' : `; era ${old}`}`]),
      ];
    },
    orden: 'Los tipos de falta cambian de orden',
  });

const compareInfracciones = (antes: Normativa, despues: Normativa): string[] => {
  const nameOf = (normativa: Normativa, { tipo }: Infraccion) =>
    findTipo(normativa, tipo)?.nombre ?? tipo;
  return compare<Infraccion>({
    antes: antes.infracciones,
    despues: despues.infracciones,
    keyOf: ({ codigo }) => codigo,
    nueva: (one) => `Nueva infracción ${one.codigo} (${nameOf(despues, one)}): ${one.texto}`,
    retirada: ({ codigo, texto }) => `Se retira la infracción ${codigo}: ${texto}`,
    cambios: (before, after) => [
      ...(before.texto === after.texto
        ? []
        : [`${after.codigo} dice ahora «${after.texto}»; decía «${before.texto}»`]),
      ...(before.tipo === after.tipo
        ? []
        : [`${after.codigo} pasa a ser ${nameOf(despues, after)}; era ${nameOf(antes, before)}`]),
    ],
    orden: 'Las infracciones cambian de orden',
  });
};

const compareArticulos = (antes: readonly Articulo[], despues: readonly Articulo[]): string[] =>
  compare<Articulo>({
    antes,
    despues,
    keyOf: ({ titulo }) => titulo,
    nueva: ({ titulo }) => `Nuevo artículo: ${titulo}`,
    retirada: ({ titulo }) => `Se retira el artículo ${titulo}`,
    cambios: (before, after) =>
      before.texto === after.texto ? [] : [`Cambia el artículo ${after.titulo}`],
    orden: 'Los artículos cambian de orden',
  });

const comparePersonal = (antes: readonly string[], despues: readonly string[]): string[] =>
  compare<string>({
    antes,
    despues,
    keyOf: (norma) => norma,
    nueva: (norma) => `Nueva norma del personal: ${norma}`,
    retirada: (norma) => `Se retira la norma del personal: ${norma}`,
    cambios: () => [],
    orden: 'Las normas del personal cambian de orden',
  });

/** One sentence for each difference, without a full stop; empty if the versions are the same. */
export const listDiferencias = (antes: Normativa, despues: Normativa, moneda: Moneda): string[] => [
  ...compareInfracciones(antes, despues),
  ...compareTipos(antes, despues, moneda),
  ...(antes.nota === despues.nota
    ? []
    : [
        despues.nota === ''
          ? 'Se retira el aviso de los castigos'
          : `El aviso de los castigos dice ahora «${despues.nota}»`,
      ]),
  ...comparePersonal(antes.personal, despues.personal),
  ...compareArticulos(antes.articulos, despues.articulos),
];
