import { PERMISOS, type Permiso } from '../acceso/permisos';
import { type Borrador, type CategoriaBorrador, emptyCategoria, listActivas } from './borrador';
import { ARCHIVO } from './textos';

const FORMATO = 'garita-escalafon';
const VERSION = 1;

const { nivel: _, activa: __, misiones: ___, permisos: ____, ...EMPTY } = emptyCategoria(1);
const CAMPOS = Object.keys(EMPTY) as (keyof typeof EMPTY)[];

const pickCampos = (categoria: typeof EMPTY) =>
  Object.fromEntries(CAMPOS.map((campo) => [campo, categoria[campo]])) as typeof EMPTY;

/** Exports the ladder for other agencies: the levels in use, without ids and people. */
export const toArchivo = (borrador: Borrador): string =>
  `${JSON.stringify(
    {
      formato: FORMATO,
      version: VERSION,
      categorias: listActivas(borrador).map((categoria) => ({
        nivel: categoria.nivel,
        ...pickCampos(categoria),
        permisos: categoria.permisos,
        misiones: categoria.misiones.map(({ nombre, precio, venta }) => ({
          nombre,
          precio,
          venta,
        })),
      })),
    },
    null,
    2,
  )}\n`;

type ParsedFile =
  | { readonly categorias: readonly CategoriaBorrador[] }
  | { readonly error: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLike = (value: unknown, model: unknown): boolean =>
  typeof model === 'number' ? Number.isSafeInteger(value) : typeof value === typeof model;

/** Older files lack permission codes; their categories give no permission. */
const isPermisos = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((codigo) => PERMISOS.includes(codigo)));

/** Older files lack the badge of the avatar. */
const withPlacaAvatar = (categoria: unknown): unknown =>
  isRecord(categoria) ? { placa_avatar: '', ...categoria } : categoria;

const MISION = { nombre: '', precio: 0, venta: 0 };

function findMisionFallo(mision: unknown, donde: string): string | null {
  const campo = Object.keys(MISION).find(
    (name) => !isRecord(mision) || !isLike(mision[name], MISION[name as keyof typeof MISION]),
  );
  return campo === undefined ? null : ARCHIVO.falta(donde, campo);
}

function findCategoriaFallo(categoria: unknown, i: number): string | null {
  const donde =
    isRecord(categoria) && typeof categoria.nombre === 'string'
      ? categoria.nombre
      : `Categoría ${i + 1}`;
  if (!isRecord(categoria) || !Number.isSafeInteger(categoria.nivel) || Number(categoria.nivel) < 1)
    return ARCHIVO.falta(donde, 'nivel');
  const campo = CAMPOS.find((name) => !isLike(categoria[name], EMPTY[name]));
  if (campo !== undefined) return ARCHIVO.falta(donde, campo);
  if (!isPermisos(categoria.permisos)) return ARCHIVO.falta(donde, 'permisos');
  if (!Array.isArray(categoria.misiones)) return ARCHIVO.falta(donde, 'misiones');
  return (
    categoria.misiones
      .map((mision, j) => findMisionFallo(mision, `${donde}, misión ${j + 1}`))
      .find((fallo) => fallo !== null) ?? null
  );
}

type Archivado = Omit<CategoriaBorrador, 'activa' | 'misiones' | 'permisos'> & {
  readonly permisos?: readonly Permiso[];
  readonly misiones: readonly { nombre: string; precio: number; venta: number }[];
};

/** Copies known fields only: nothing else in a file reaches a draft. */
const toCategoria = (categoria: Archivado): CategoriaBorrador => ({
  ...pickCampos(categoria),
  nivel: categoria.nivel,
  activa: true,
  permisos: PERMISOS.filter((codigo) => categoria.permisos?.includes(codigo)),
  misiones: categoria.misiones.map(({ nombre, precio, venta }, i) => ({
    clave: `n${categoria.nivel}-${i + 1}`,
    id: null,
    nombre,
    precio,
    venta: venta === 0 ? 0 : 1,
    personas: 0,
  })),
});

/** Checks only the form of the file; `findFallos` checks the ladder. */
export function readArchivo(text: string): ParsedFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { error: ARCHIVO.noEsJson };
  }
  if (!isRecord(file) || file.formato !== FORMATO || !Array.isArray(file.categorias))
    return { error: ARCHIVO.noEsEscalafon };
  if (file.version !== VERSION) return { error: ARCHIVO.otraVersion };
  const categorias = file.categorias.map(withPlacaAvatar);
  const error = categorias.map(findCategoriaFallo).find((fallo) => fallo !== null);
  if (error) return { error };
  return { categorias: (categorias as Archivado[]).map(toCategoria) };
}
