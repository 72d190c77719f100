import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { DESCUENTOS, type Descuento, OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { descontadoOf, isAbierto } from '@garita/domain/fichajes/fichaje';
import { formatDay } from '@garita/domain/formato/days';
import { formatMinutes } from '@garita/domain/formato/minutes';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { color, space } from '../../theme/tokens';
import { formatMomento } from '../fichajes/formatMomento';
import { Salida } from '../fichajes/Salida';
import { PersonaCell } from '../PersonaCell';
import type { FichajeRegistrado, RegistrosScreenProps } from './RegistrosScreenProps';

/**
 * Whether the viewer may deduct minutes from a record or give them back. The record must be closed,
 * have minutes or deducted minutes, and belong to a person of a lower category.
 */
const mayCorregir = (viewer: Subject, fichaje: FichajeRegistrado): boolean =>
  !isAbierto(fichaje) &&
  fichaje.min + descontadoOf(fichaje) > 0 &&
  can(ACCESS.actionFichar, viewer, {
    values: { op: OP_FICHAJE.corregir },
    target: { id: fichaje.usuario, id_categoria: fichaje.id_categoria },
  });

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  margin: ${space[4]} 0 0;
  dt { color: ${color.tinta2}; }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
`;
const Strong = styled.b`
  font-weight: 700;
`;

interface FichajeDialogProps extends Pick<RegistrosScreenProps, 'viewer'> {
  fichaje: FichajeRegistrado;
  onSubtract: (descuento: Descuento) => void;
  onCorrect: () => void;
  onClose: () => void;
}

/** A record: person, day, entry, exit, total, deductions, and the day's sum (LOG-04, LOG-05). */
export function FichajeDialog({
  fichaje,
  viewer,
  onSubtract,
  onCorrect,
  onClose,
}: FichajeDialogProps) {
  const { dia, entrada, salida, min, minsT } = fichaje;
  const descontado = descontadoOf(fichaje);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      'Día',
      <time key="dia" dateTime={dia}>
        {formatDay(dia)}
      </time>,
    ],
    [
      'Entrada',
      <time key="entrada" dateTime={entrada}>
        {formatMomento(entrada, dia)}
      </time>,
    ],
    ['Salida', <Salida key="salida" salida={salida} dia={dia} />],
    ['Total', isAbierto(fichaje) ? 'Sigue abierto' : formatMinutes(min)],
    ...(descontado > 0 ? [['Restado', `${descontado} min`] as const] : []),
    ['Total del día', <Strong key="minsT">{formatMinutes(minsT)}</Strong>],
  ];
  return (
    <Dialog
      onClose={onClose}
      title="Fichaje"
      size="small"
      actions={
        mayCorregir(viewer, fichaje) ? (
          <>
            {min > 0 &&
              DESCUENTOS.map((minutos) => (
                <Button key={minutos} onPress={() => onSubtract(minutos)}>
                  Restar {minutos} minutos
                </Button>
              ))}
            <Button onPress={onCorrect}>Corregir</Button>
          </>
        ) : (
          <Button onPress={onClose}>Cerrar</Button>
        )
      }
    >
      <PersonaCell usuario={fichaje.nombreUsuario} categoria={fichaje.id_categoria} />
      <List>
        {rows.map(([name, value]) => [
          <dt key={`${name}-dt`}>{name}</dt>,
          <dd key={`${name}-dd`}>{value}</dd>,
        ])}
      </List>
    </Dialog>
  );
}
