import { PERMISOS_DE_GERENCIA, type Permiso } from '@garita/domain/acceso/permisos';
import type { Matriz } from './celdas';
import type { QuienPuede } from './PermisosSeccionProps';

const FECHA = '2026-11-01T18:30:00.000Z';
const NOMBRES = [
  'Ingreso',
  'Vigilancia',
  'Patrulla',
  'Cabos',
  'Oficiales',
  'Inspección',
  'Comisaría',
  'Supervisión',
  'Coordinación',
  'Gerencia',
  'Dirección',
  'Fundación',
];
const MANDO: Permiso[] = ['adm', 'asc', 'tt', 'ajs', 'req', 'mul', 'mem', 'mis', 'ven'];

const permisosOf = (id: number): Permiso[] =>
  id >= 10 ? [...PERMISOS_DE_GERENCIA] : id >= 8 ? MANDO : id >= 5 ? ['asc', 'tt'] : [];

const excepcion = (
  codigo: Permiso,
  usuario: number,
  usuarioNombre: string,
  id_categoria: number,
) => ({
  codigo,
  usuario,
  usuarioNombre,
  id_categoria,
  encargado: 2,
  encargadoNombre: 'Gerente',
  fecha: FECHA,
});

export const MATRIZ: Matriz = {
  categorias: NOMBRES.map((n_categoria, index) => ({
    id_categoria: index + 1,
    n_categoria,
    placa: '',
    personas: 21 - index,
    permisos: permisosOf(index + 1),
  })),
  excepciones: [
    excepcion('mul', 4, 'Oficial', 5),
    excepcion('pag', 3, 'Supervisora', 8),
    excepcion('mul', 21, 'Otra.Oficial', 5),
  ],
  duenia: { usuario: 1, id_categoria: 12 },
  sinNadie: [],
};

export const QUIEN: QuienPuede = {
  codigo: 'mul',
  personas: [
    {
      usuario: 1,
      usuarioNombre: 'Fundadora',
      id_categoria: 12,
      n_categoria: 'Fundación',
      permisoSys: 1,
      categoria: 1,
      excepcion: null,
    },
    {
      usuario: 2,
      usuarioNombre: 'Gerente',
      id_categoria: 10,
      n_categoria: 'Gerencia',
      permisoSys: 0,
      categoria: 1,
      excepcion: null,
    },
    {
      usuario: 22,
      usuarioNombre: 'Otro.Gerente',
      id_categoria: 10,
      n_categoria: 'Gerencia',
      permisoSys: 0,
      categoria: 1,
      excepcion: null,
    },
    {
      usuario: 4,
      usuarioNombre: 'Oficial',
      id_categoria: 5,
      n_categoria: 'Oficiales',
      permisoSys: 0,
      categoria: 0,
      excepcion: { encargado: 2, encargadoNombre: 'Gerente', fecha: FECHA },
    },
  ],
};
