import { buscarRules } from '@garita/domain/ascensos/ascenso.rules';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { SearchIcon } from '../../components/icons';
import { Loading, Skeleton } from '../../components/Skeleton';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { media, space, text } from '../../theme/tokens';
import type { AscensosScreenProps, Persona } from './AscensosScreenProps';

// Aligns the button with the input: the margin equals the label above it and its gap.
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  justify-content: start;
  align-items: start;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
  > button { margin-top: calc(${text[15]} * 1.5 + ${space[1]}); }
  ${media.compact} {
    grid-template-columns: 1fr;
    > button { margin-top: 0; }
  }
`;

interface BuscadorProps extends Pick<AscensosScreenProps, 'onSearch'> {
  personas: readonly Persona[];
  /**
   * The person whose record is shown. When the browser's Back button changes the person, the field
   * follows.
   */
  buscado: number | null;
  isSearching: boolean;
}

export function Buscador({ personas, buscado, onSearch, isSearching }: BuscadorProps) {
  const form = useForm<{ usuario: number | null }>({
    initial: { usuario: buscado },
    rules: buscarRules,
    onSubmit: async ({ usuario }) => usuario !== null && onSearch(usuario),
    notices: 'rules',
  });
  const usuario = form.field('usuario');
  const follow = useEffectEvent(
    (shown: number | null) => shown !== usuario.value && usuario.onChange(shown),
  );
  useEffect(() => {
    follow(buscado);
  }, [buscado]);
  return (
    <Form form={form} label="Buscar a una persona">
      <Line>
        <UserPicker label="Usuario" people={personas} {...usuario} />
        <Button
          type="submit"
          icon={<SearchIcon size={20} />}
          isPending={isSearching}
          pendingLabel="Buscando"
        >
          Buscar
        </Button>
      </Line>
    </Form>
  );
}

export function BuscadorSkeleton() {
  return (
    <Loading label="Cargando personas…">
      <Line>
        <Skeleton height="72px" />
      </Line>
    </Loading>
  );
}
