import type { Kind, Office } from './Writer';

/** The ids that the writes use. Each kind of write has its own. */
interface Agency {
  readonly recluta: number;
  readonly cabo: number;
  readonly agente: number;
  readonly oficial: number;
  readonly supervisora: number;
  /** Dismissed and readmitted repeatedly. */
  readonly despedible: number;
  readonly pago: number;
  readonly membresia: number;
}

interface PagoFila {
  readonly id: number;
  readonly usuario: number;
  readonly pagado: number;
  readonly excluida: string | null;
}
interface Sale {
  readonly usuarioNombre: string;
}
interface Logros {
  readonly times: number;
  readonly asistencias: number;
}
interface Tiempo {
  readonly id: number;
  readonly bajo: number;
  readonly sumado: number;
}

const listPagos = async (office: Office): Promise<readonly PagoFila[]> =>
  (await office.read<[number, number, PagoFila[]]>('getListaPaga', 'Gerente'))[2];

async function readAgency(office: Office): Promise<Agency> {
  const idOf = new Map(
    (
      await office.read<{ usuario: string; id: number; id_categoria: number }[]>(
        'getUsuarios',
        'Gerente',
      )
    ).map((u) => [u.usuario, u]),
  );
  const find = (name: string): number => {
    const id = idOf.get(name)?.id;
    if (id === undefined) throw new Error(`the demo has no ${name}`);
    return id;
  };
  const [recluta, cabo, agente, oficial, supervisora] = [
    find('Recluta'),
    find('Cabo'),
    find('Agente'),
    find('Oficial'),
    find('Supervisora'),
  ];
  const known = [recluta, cabo, agente, oficial, supervisora, find('Gerente'), find('Fundadora')];
  const pago = (await listPagos(office)).find(
    (row) => row.pagado === 0 && row.excluida === null && !known.includes(row.usuario),
  );
  const despedible = [...idOf.values()].find(
    (u) => u.id_categoria < 5 && !known.includes(u.id) && u.id !== pago?.usuario,
  );
  const membresia = (
    await office.read<{ id: number; perma: number }[]>('getMembresias', 'Gerente')
  ).find(({ perma }) => perma === 1);
  if (!pago || !despedible || !membresia) throw new Error('the demo has changed');
  return {
    recluta,
    cabo,
    agente,
    oficial,
    supervisora,
    despedible: despedible.id,
    pago: pago.id,
    membresia: membresia.id,
  };
}

const DAY = 86_400_000;
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The kinds of writes: rows that are only added, toggles, ledgers, and writes to many tables. */
export async function openKinds(office: Office): Promise<readonly Kind[]> {
  const { recluta, cabo, agente, oficial, supervisora, despedible, pago, membresia } =
    await readAgency(office);
  const keeping = ({
    prefix,
    ...kind
  }: Omit<Kind, 'keepsAll' | 'list'> & {
    prefix: string;
    listed: (office: Office) => Promise<readonly string[]>;
  }): Kind => ({
    ...kind,
    keepsAll: true,
    list: async (where) => (await kind.listed(where)).filter((mark) => mark.startsWith(prefix)),
  });
  const standing = (kind: Omit<Kind, 'keepsAll'>): Kind => ({ ...kind, keepsAll: false });

  const week = { inicio: toDay(Date.now() - 2 * DAY), final: toDay(Date.now() + 2 * DAY) };
  /** The credits of all periods, including periods closed meanwhile. */
  const readNomina = async (where: Office, id: number): Promise<Logros> => {
    const [filas] = await where.ask<[(Logros & { id: number })[]]>(
      'allNominaPorFecha',
      'Gerente',
      week,
    );
    return filas.find((fila) => fila.id === id) ?? { times: 0, asistencias: 0 };
  };
  const countCierres = async (where: Office): Promise<number> =>
    (await where.read<{ cerrados: unknown[] }>('nominaPeriodos', 'Gerente')).cerrados.length;
  const readFichajes = (where: Office): Promise<readonly { salida: string }[]> =>
    where.read('getFichajes', 'Agente');
  const first = {
    times: (await readNomina(office, agente)).times,
    asistencias: (await readNomina(office, oficial)).asistencias,
    cierres: await countCierres(office),
    fichajes: (await readFichajes(office)).length,
  };
  const ausencias = async (
    where: Office,
  ): Promise<readonly { id: number; motivo: string; estado: number }[]> =>
    (
      await where.read<{ id: number; motivo: string; estado: number }[]>('getAusencias', 'Gerente')
    ).filter(({ motivo }) => motivo.startsWith('Viaje n.º '));
  const tiempoOfCabo = async (where: Office): Promise<Tiempo | undefined> =>
    (await where.read<Tiempo[]>('getAllTime', 'Supervisora')).find(({ bajo }) => bajo === cabo);

  return [
    keeping({
      what: 'multas',
      prefix: 'Golpe n.º ',
      next: (n) => ({
        operation: 'sendMulta',
        as: 'Supervisora',
        body: { usuario: recluta, motivo: `Golpe n.º ${n}`, creditos: 1 },
        mark: `Golpe n.º ${n}`,
      }),
      listed: async (where) =>
        (await where.read<{ motivo: string }[]>('getAllMultas', 'Gerente')).map(
          ({ motivo }) => motivo,
        ),
    }),
    keeping({
      what: 'códigos de descuento',
      prefix: 'GOLPE',
      next: (n) => ({
        operation: 'actionDescuentos',
        as: 'Gerente',
        body: { op: 0, codigo: `GOLPE${n}`, descuento: 5 },
        mark: `GOLPE${n}`,
      }),
      listed: async (where) =>
        (await where.read<{ codigo: string }[]>('getAllDescuentos', 'Gerente')).map(
          ({ codigo }) => codigo,
        ),
    }),
    // A sale also has an entry in the accounts. The sale and the entry must both exist, or neither.
    keeping({
      what: 'membresías y sus ventas',
      prefix: 'Visita.',
      next: (n) => ({
        operation: 'addMembresia',
        as: 'Supervisora',
        body: { user: `Visita.${n}`, isExterno: 1, membresia },
        mark: `Visita.${n}, y su venta`,
      }),
      listed: async (where) => {
        const buyers = (rows: readonly Sale[]) => rows.map(({ usuarioNombre }) => usuarioNombre);
        const [members, sales] = [
          await where.read<Sale[]>('allMembership', 'Gerente'),
          await where.read<Sale[]>('allVentas', 'Supervisora'),
        ];
        const sold = buyers(sales);
        return buyers(members).map((name) => {
          const times = sold.filter((buyer) => buyer === name).length;
          return times === 1 ? `${name}, y su venta` : `${name}, y ${times} ventas`;
        });
      },
    }),
    standing({
      what: 'minutos de la nómina',
      next: (n) => ({
        operation: 'ajustarNomina',
        as: 'Gerente',
        body: { id: agente, opcion: 0, requisitos: 2, cantidad: 3 },
        mark: `${first.times + 3 * n} min`,
      }),
      list: async (where) => [`${(await readNomina(where, agente)).times} min`],
    }),
    standing({
      what: 'asistencias y cierres de la nómina',
      next: async (n, where) => {
        const mark = `${first.asistencias + Math.ceil(n / 2)} asistencias, ${first.cierres + Math.floor(n / 2)} cierres`;
        // A period without entries cannot be closed.
        if (n % 2 === 1)
          return {
            operation: 'ajustarNomina',
            as: 'Gerente',
            body: { id: oficial, opcion: 0, requisitos: 1, cantidad: 1 },
            mark,
          };
        const { periodo } = await where.read<{ periodo: number }>('nominaPrevia', 'Fundadora');
        return { operation: 'actionReiniciar', as: 'Fundadora', body: { op: 0, periodo }, mark };
      },
      list: async (where) => [
        `${(await readNomina(where, oficial)).asistencias} asistencias, ${await countCierres(where)} cierres`,
      ],
    }),
    standing({
      what: 'pagos',
      next: (n) => ({
        operation: 'pagar',
        as: 'Gerente',
        body: { id: pago, op: n % 2 },
        mark: n % 2 === 1 ? 'pagado' : 'sin pagar',
      }),
      list: async (where) => [
        (await listPagos(where)).find(({ id }) => id === pago)?.pagado === 1
          ? 'pagado'
          : 'sin pagar',
      ],
    }),
    standing({
      what: 'estados',
      next: (n) =>
        n % 2 === 1
          ? {
              operation: 'actionEstados',
              as: 'Recluta',
              body: { op: 1, estado: `De guardia n.º ${n}` },
              mark: `De guardia n.º ${n}`,
            }
          : { operation: 'actionEstados', as: 'Recluta', body: { op: 2 }, mark: 'ninguno' },
      list: async (where) => [
        (await where.read<{ mensaje: string } | null>('estados', 'Recluta'))?.mensaje ?? 'ninguno',
      ],
    }),
    standing({
      what: 'fichajes',
      next: (n) => ({
        operation: 'actionFichar',
        as: 'Agente',
        body: { op: n % 2 === 1 ? 0 : 1 },
        mark: `${first.fichajes + Math.ceil(n / 2)} fichajes, ${n % 2 === 1 ? 'dentro' : 'fuera'}`,
      }),
      list: async (where) => {
        const all = await readFichajes(where);
        return [
          `${all.length} fichajes, ${all.some(({ salida }) => salida === '-') ? 'dentro' : 'fuera'}`,
        ];
      },
    }),
    standing({
      what: 'tiempos',
      next: async (n, where) => {
        if (n % 3 === 1)
          return {
            operation: 'openTime',
            as: 'Supervisora',
            body: { bajo: cabo, alto: supervisora },
            mark: 'abierto, 0 min de más',
          };
        const id = (await tiempoOfCabo(where))?.id;
        return n % 3 === 2
          ? {
              operation: 'actionTime',
              as: 'Supervisora',
              body: { op: 8, id, operacion: '-', minutos: 7 },
              mark: 'abierto, 7 min de más',
            }
          : { operation: 'actionTime', as: 'Supervisora', body: { op: 1, id }, mark: 'ninguno' };
      },
      list: async (where) => {
        const tiempo = await tiempoOfCabo(where);
        return [tiempo ? `abierto, ${tiempo.sumado} min de más` : 'ninguno'];
      },
    }),
    standing({
      what: 'ausencias',
      next: async (n, where) => {
        const nth = Math.ceil(n / 2);
        const day = toDay(Date.now() + 10 * DAY);
        if (n % 2 === 1)
          return {
            operation: 'addAusencia',
            as: 'Recluta',
            body: { usuario: recluta, motivo: `Viaje n.º ${nth}`, inicio: day, final: day },
            mark: `${nth}, en espera`,
          };
        const waiting = (await ausencias(where)).find(({ estado }) => estado === 0);
        return {
          operation: 'ausenciaAction',
          as: 'Gerente',
          body: { op: 2, id: waiting?.id },
          mark: `${nth}, decididas`,
        };
      },
      list: async (where) => {
        const all = await ausencias(where);
        return [
          `${all.length}, ${all.some(({ estado }) => estado === 0) ? 'en espera' : 'decididas'}`,
        ];
      },
    }),
    standing({
      what: 'despidos y regresos',
      next: (n) => {
        const nth = Math.ceil(n / 2);
        return n % 2 === 1
          ? {
              operation: 'despedir',
              as: 'Gerente',
              body: { usuario: despedible, motivo: `Despido n.º ${nth}` },
              mark: `${nth}, fuera`,
            }
          : {
              operation: 'ingresar',
              as: 'Fundadora',
              body: { usuario: despedible },
              mark: `${nth}, dentro`,
            };
      },
      list: async (where) => {
        const all = (
          await where.read<{ motivo: string; ingreso: string | null }[]>(
            'getAllDespidos',
            'Gerente',
          )
        ).filter(({ motivo }) => motivo.startsWith('Despido n.º '));
        return [
          `${all.length}, ${all.some(({ ingreso }) => ingreso === null) ? 'fuera' : 'dentro'}`,
        ];
      },
    }),
  ];
}
