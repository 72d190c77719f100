import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { CROWD, LONG_NAME } from '../storyData';
import type {
  Escalafon,
  FichaData,
  PermisosDe,
  Usuario,
  UsuarioCompleto,
} from './UsuariosScreenProps';

const categoria = (id_categoria: number, n_categoria: string, nombres: readonly string[]) => ({
  id_categoria,
  n_categoria,
  misiones: nombres.map((nombre, index) => ({ id: id_categoria * 10 + index, nombre })),
});

export const ESCALAFON: Escalafon = {
  categorias: [
    categoria(1, 'Ingreso', ['Recluta', 'Aspirante']),
    categoria(2, 'Vigilancia', ['Vigilante I', 'Vigilante II']),
    categoria(3, 'Agentes', ['Agente I', 'Agente II']),
    categoria(5, 'Oficiales', ['Oficial I', 'Oficial II', 'Oficial III']),
    categoria(8, 'Supervisión', ['Supervisión I']),
    categoria(10, 'Gerencia', ['Gerencia']),
    categoria(12, 'Fundación', ['Fundación']),
  ],
};

const usuario = (
  id: number,
  nombre: string,
  rango: number,
  values: Partial<Usuario> = {},
): Usuario => ({
  id,
  usuario: nombre,
  rango,
  categoria: Math.floor(rango / 10),
  firma: null,
  registro: '2025-03-02T16:20:00.000Z',
  ultima_vez: '2026-11-21T17:45:00.000Z',
  despedido: null,
  ...values,
});

export const FUNDADORA = usuario(1, 'Fundadora', 120, { firma: 'FUN' });
export const GERENTE = usuario(2, 'Gerente', 100, { firma: 'GER' });
export const OFICIAL_I = usuario(4, 'Oficial', 50, { firma: 'OFI' });
export const AGENTE = usuario(5, 'Agente', 30);
export const EXPULSADO = usuario(11, 'Expulsado', 20, {
  despedido: '2026-11-18T18:30:00.000Z',
  ultima_vez: '2026-11-18T18:05:00.000Z',
});

export const USUARIOS_HALLADOS: readonly Usuario[] = [
  AGENTE,
  EXPULSADO,
  FUNDADORA,
  GERENTE,
  OFICIAL_I,
  usuario(6, 'Recluta', 10, { ultima_vez: null, registro: '2026-08-30T10:30:00.000Z' }),
  usuario(3, 'Supervisora', 80, { firma: 'SUP' }),
];

export const UNA_PAGINA: readonly Usuario[] = CROWD.slice(0, 50).map(({ id, usuario: nombre }) =>
  usuario(id, nombre, (id % 3) * 10 + 10),
);

export const DOCE: readonly Usuario[] = Array.from({ length: 12 }, (_, index) =>
  usuario(
    index + 1 + 50,
    `Persona-${String(index + 1).padStart(2, '0')}`,
    [10, 20, 30][index % 3] as number,
  ),
);

export const LARGO = usuario(21, LONG_NAME, 50, { firma: 'WWW' });

export function fichaOf(persona: Usuario, values: Partial<UsuarioCompleto> = {}): FichaData {
  const found = ESCALAFON.categorias.find(({ id_categoria }) => id_categoria === persona.categoria);
  const mision = found?.misiones.find(({ id }) => id === persona.rango)?.nombre ?? '';
  return {
    usuario: { ...persona, mision, n_categoria: found?.n_categoria ?? '', ...values },
    rangos: ESCALAFON,
    configuracion: { firma_desde: 5 },
  };
}

export const excepcionDe = (
  encargado: number,
  encargadoNombre: string,
  fecha = '2026-11-01T18:30:00.000Z',
) => ({ encargado, encargadoNombre, fecha });

const CODIGOS: Readonly<Record<number, readonly Permiso[]>> = {
  5: ['asc', 'tt'],
  8: ['adm', 'asc', 'tt', 'ajs', 'req', 'mul', 'mem', 'mis', 'ven'],
  10: PERMISOS,
  12: PERMISOS,
};

interface Codigos {
  /** The permissions of the category; by default the same as in the demo agency. */
  categoria?: readonly Permiso[];
  excepciones?: Readonly<Partial<Record<Permiso, ReturnType<typeof excepcionDe>>>>;
  owner?: boolean;
}

export function permisosOf(
  persona: Usuario,
  {
    categoria: suyos = CODIGOS[persona.categoria] ?? [],
    excepciones = {},
    owner = false,
  }: Codigos = {},
): PermisosDe {
  const given = (codigo: Permiso) => suyos.includes(codigo) || excepciones[codigo] !== undefined;
  return {
    usuario: persona.id,
    categoria: persona.categoria,
    n_categoria: fichaOf(persona).usuario.n_categoria,
    permisoSys: owner ? 1 : 0,
    permisos: PERMISOS.filter((codigo) => owner || given(codigo)).map((codigo) => ({
      codigo,
      categoria: suyos.includes(codigo) ? 1 : 0,
      excepcion: excepciones[codigo] ?? null,
    })),
  };
}
