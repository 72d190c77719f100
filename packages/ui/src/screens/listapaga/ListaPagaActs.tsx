import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { Button } from '../../components/Button';
import { ReloadIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Menu } from '../../components/Menu';
import type { ListaPagaScreenProps } from './ListaPagaScreenProps';

interface ListaPagaActsProps extends Pick<ListaPagaScreenProps, 'viewer' | 'onPanel'> {
  /**
   * Pays all rows that wait for their pay; null without such rows, or if the viewer may not pay.
   */
  pagar: { readonly label: string; readonly onPress: () => void } | null;
  isEmpty: boolean;
}

/**
 * The acts on the current list. The solid button pays the rows, or fills an empty list. The resets
 * are rare, so a menu has them (LPG-05 to LPG-07).
 */
export function ListaPagaActs({ viewer, pagar, isEmpty, onPanel }: ListaPagaActsProps) {
  const resets = [
    {
      id: 'nomina',
      label: 'Reiniciar nómina',
      onPress: () => onPanel({ kind: 'nomina' }),
    },
    ...(isEmpty
      ? []
      : [
          {
            id: 'lista',
            label: 'Reiniciar lista de paga',
            onPress: () => onPanel({ kind: 'lista' }),
          },
        ]),
  ];
  const [refreshes, resetsIt] = [
    can(ACCESS.updateLista, viewer),
    can(ACCESS.actionReiniciar, viewer),
  ];
  if (!pagar && !refreshes && !resetsIt) return null;
  return (
    <Row>
      {pagar && (
        <Button variant="primary" onPress={pagar.onPress}>
          {pagar.label}
        </Button>
      )}
      {refreshes && (
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          icon={<ReloadIcon size={20} />}
          onPress={() => onPanel({ kind: 'actualizar' })}
        >
          Actualizar
        </Button>
      )}
      {resetsIt && <Menu label="Más acciones" variant="secondary" actions={resets} />}
    </Row>
  );
}
