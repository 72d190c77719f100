import { describeCada } from '../ascensos/tiempoAscenso';
import { contarPersonas } from '../formato/contarPersonas';
import { formatCredits } from '../formato/credits';
import { formatNombres } from '../formato/formatNombres';
import type { Moneda } from '../formato/moneda';
import { CAMPOS_CATEGORIA } from '../mantenimiento/catalogo';
import { compareFila } from '../matriz/compareFila';
import { formatRequisito, type TipoRequisito } from '../nomina/requisito';
import type { Borrador, CategoriaBorrador } from './borrador';

interface Dicho {
  readonly sujeto: string;
  readonly texto: string;
}

const REQUISITO = [
  ['nomina_ascenso', 'ascenso', 'para cobrar'],
  ['nomina_asistencia', 'asistencia', 'para cobrar'],
  ['nomina_times', 'minutos', 'para cobrar'],
  ['boni_ascenso', 'ascenso', 'para la bonificación'],
  ['boni_asistencia', 'asistencia', 'para la bonificación'],
  ['boni_times', 'minutos', 'para la bonificación'],
] as const satisfies readonly (readonly [keyof CategoriaBorrador, TipoRequisito, string])[];

const PAGA = [
  ['paga_nomina', ''],
  ['paga_boni', ' de bonificación'],
] as const;

const personasOf = ({ misiones }: CategoriaBorrador): number =>
  misiones.reduce((sum, { personas }) => sum + personas, 0);

/** The subject of a change: the category's people, or the category if it has none. */
const about = (
  antes: CategoriaBorrador,
  nombre: string,
  { many, one, none }: { many: string; one: string; none: string },
): Dicho => {
  const personas = personasOf(antes);
  if (personas === 0) return { sujeto: nombre, texto: none };
  return { sujeto: contarPersonas(personas), texto: `de ${nombre} ${personas === 1 ? one : many}` };
};

function describeRequisitos(antes: CategoriaBorrador, despues: CategoriaBorrador): Dicho[] {
  return REQUISITO.flatMap(([campo, tipo, para]) => {
    const by = (despues[campo] ?? 0) - (antes[campo] ?? 0);
    if (by === 0) return [];
    const cuanto = `${formatRequisito(tipo, Math.abs(by))} ${by > 0 ? 'más' : 'menos'} ${para}`;
    return [
      about(antes, despues.nombre, {
        many: `necesitarán ${cuanto}`,
        one: `necesitará ${cuanto}`,
        none: `pide ${cuanto}`,
      }),
    ];
  });
}

const describePaga = (
  antes: CategoriaBorrador,
  despues: CategoriaBorrador,
  moneda: Moneda,
): Dicho[] =>
  PAGA.flatMap(([campo, que]) => {
    const [old, now] = [antes[campo] ?? 0, despues[campo] ?? 0];
    if (old === now) return [];
    const cuanto = `${formatCredits(now, moneda)}${que} en lugar de ${formatCredits(old, moneda)}`;
    return [
      about(antes, despues.nombre, {
        many: `cobrarán ${cuanto}`,
        one: `cobrará ${cuanto}`,
        none: `paga ${cuanto}`,
      }),
    ];
  });

/** How often the category is promoted; `…` replaces an incomplete wait. */
const cadaOf = (tiempo: string): string =>
  /^\d+ (minute|hour|days)$/.test(tiempo) ? describeCada(tiempo) : 'cada …';

function describeAlcance(
  antes: CategoriaBorrador,
  despues: CategoriaBorrador,
  { categorias }: Borrador,
): Dicho[] {
  if (antes.asciende_hasta === despues.asciende_hasta) return [];
  const until =
    categorias.find(({ nivel }) => nivel === despues.asciende_hasta)?.nombre ??
    `el nivel ${despues.asciende_hasta}`;
  return [
    {
      sujeto: despues.nombre,
      texto:
        despues.asciende_hasta === 0 ? 'ya no asciende a nadie' : `puede ascender hasta ${until}`,
    },
  ];
}

/** Maximum number of codes that are named. */
const CODIGOS = 6;
const sayPermisos = (codigos: readonly string[]): string =>
  `${codigos.length === 1 ? 'el permiso' : 'los permisos'} ${formatNombres(codigos, CODIGOS)}`;

function describePermisos(
  antes: readonly string[],
  { nombre, activa, permisos }: CategoriaBorrador,
): Dicho[] {
  const { dados, quitados } = compareFila(antes, permisos);
  const texto = [
    ...(dados.length > 0 ? [`dará ${sayPermisos(dados)}`] : []),
    ...(quitados.length > 0 ? [`ya no dará ${sayPermisos(quitados)}`] : []),
  ];
  return activa && texto.length > 0 ? [{ sujeto: nombre, texto: texto.join(' y ') }] : [];
}

/** Fields without a sentence of their own. */
const OTROS = ['placa', 'placa_avatar', 'traslado', 'traslado_venta', 'porciento'] as const;
const describeOtros = (antes: CategoriaBorrador, despues: CategoriaBorrador): Dicho[] => {
  const campos = OTROS.filter((campo) => antes[campo] !== despues[campo]).map((campo) =>
    CAMPOS_CATEGORIA[campo].toLowerCase(),
  );
  return campos.length === 0
    ? []
    : [{ sujeto: despues.nombre, texto: `cambia en ${formatNombres(campos)}` }];
};

function describeUso(
  antes: CategoriaBorrador | undefined,
  despues: CategoriaBorrador,
): Dicho[] | null {
  if (despues.activa && antes?.activa) return null;
  if (!despues.activa)
    return antes?.activa
      ? [{ sujeto: antes.nombre, texto: `deja de usarse: el nivel ${antes.nivel} queda apagado` }]
      : [];
  const nombres = despues.misiones.map(({ nombre }) => nombre);
  const con = nombres.length === 0 ? '' : `, con ${formatNombres(nombres, 6)}`;
  return [{ sujeto: despues.nombre, texto: `empieza a usarse en el nivel ${despues.nivel}${con}` }];
}

/** A category's changes, except for its missions. */
export function describeCategoria(
  antes: CategoriaBorrador | undefined,
  despues: CategoriaBorrador,
  borrador: Borrador,
  moneda: Moneda,
): Dicho[] {
  const uso = describeUso(antes, despues);
  const permisos = describePermisos(antes?.permisos ?? [], despues);
  if (uso || !antes) return [...(uso ?? []), ...permisos];
  const nombre =
    antes.nombre === despues.nombre
      ? []
      : [{ sujeto: antes.nombre, texto: `pasa a llamarse ${despues.nombre}` }];
  const isAsBefore = antes.tiempo_ascenso === despues.tiempo_ascenso;
  const espera = `sube ${cadaOf(despues.tiempo_ascenso)} en lugar de ${cadaOf(antes.tiempo_ascenso)}`;
  return [
    ...nombre,
    ...(isAsBefore ? [] : [{ sujeto: despues.nombre, texto: espera }]),
    ...describeAlcance(antes, despues, borrador),
    ...permisos,
    ...describeRequisitos(antes, despues),
    ...describePaga(antes, despues, moneda),
    ...describeOtros(antes, despues),
  ];
}
