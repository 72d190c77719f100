import type { Infraccion, Normativa } from '@garita/domain/normativa/normativa';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { AddIcon } from '../../../components/icons';
import { Quiet, Stack } from '../../../components/layout';
import { lazyPart } from '../../../parts/lazyPart';
import { Fila, FilaRetirada } from './Fila';
import { Grupo } from './Grupo';
import { Hoja } from './Hoja';
import { moveItem } from './moveItem';

/** Inserts an infraction after the last one of its kind, or at the end. */
function insertInfraccion(
  infracciones: readonly Infraccion[],
  infraccion: Infraccion,
): readonly Infraccion[] {
  const last = infracciones.findLastIndex(({ tipo }) => tipo === infraccion.tipo);
  return last < 0
    ? [...infracciones, infraccion]
    : [...infracciones.slice(0, last + 1), infraccion, ...infracciones.slice(last + 1)];
}

const InfraccionDialog = lazyPart(() => import('./InfraccionDialog'), 'InfraccionDialog');

interface InfraccionesEditorProps {
  normativa: Normativa;
  publicada: Normativa;
  onChange: (infracciones: readonly Infraccion[]) => void;
}

/** The infractions by kind. A retired infraction stays visible until a version is published. */
export function InfraccionesEditor({
  normativa: { tipos, infracciones },
  publicada,
  onChange,
}: InfraccionesEditorProps) {
  const [edited, setEdited] = useState<Infraccion | 'nueva' | null>(null);
  const retiradas = publicada.infracciones.filter(
    ({ codigo }) => !infracciones.some((one) => one.codigo === codigo),
  );
  /** Moves an infraction past its neighbour of the same kind; other kinds may lie between them. */
  const mover = (group: readonly Infraccion[], index: number, by: -1 | 1) => {
    const [one, other] = [group[index], group[index + by]];
    if (!one || !other) return;
    return () =>
      onChange(moveItem(infracciones, infracciones.indexOf(one), infracciones.indexOf(other)));
  };
  const put = (infraccion: Infraccion) =>
    onChange(
      edited === 'nueva'
        ? insertInfraccion(infracciones, infraccion)
        : infracciones.map((one) => (one === edited ? infraccion : one)),
    );
  return (
    <Hoja
      titulo="Infracciones"
      aside={
        <Button size="small" icon={<AddIcon size={20} />} onPress={() => setEdited('nueva')}>
          Añadir infracción
        </Button>
      }
    >
      {infracciones.length + retiradas.length === 0 && (
        <Quiet $small>Todavía no hay ninguna: añade lo que no se debe hacer.</Quiet>
      )}
      <Stack $gap={4}>
        {tipos.map(({ codigo: tipo, nombre }, at) => {
          const group = infracciones.filter((one) => one.tipo === tipo);
          const gone = retiradas.filter((one) => one.tipo === tipo);
          return (
            group.length + gone.length > 0 && (
              <Grupo key={tipo} nombre={nombre} at={at} of={tipos.length}>
                {group.map((one, index) => (
                  <Fila
                    key={one.codigo}
                    nombre={one.codigo}
                    codigo={one.codigo}
                    onEdit={() => setEdited(one)}
                    onUp={mover(group, index, -1)}
                    onDown={mover(group, index, 1)}
                    onRetire={() => onChange(infracciones.filter((other) => other !== one))}
                  >
                    {one.texto}
                  </Fila>
                ))}
                {gone.map((one) => (
                  <FilaRetirada
                    key={one.codigo}
                    codigo={one.codigo}
                    action={
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={`Recuperar ${one.codigo}`}
                        onPress={() => onChange(insertInfraccion(infracciones, one))}
                      >
                        Recuperar
                      </Button>
                    }
                  >
                    {one.texto}
                  </FilaRetirada>
                ))}
              </Grupo>
            )
          );
        })}
      </Stack>
      {edited && (
        <InfraccionDialog
          infraccion={edited === 'nueva' ? null : edited}
          infracciones={infracciones}
          tipos={tipos}
          onDone={put}
          onClose={() => setEdited(null)}
        />
      )}
    </Hoja>
  );
}
