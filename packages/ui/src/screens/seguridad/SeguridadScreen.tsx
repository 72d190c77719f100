import { Stack, TwoColumns } from '../../components/layout';
import { PageHeader } from '../../components/PageHeader';
import { ExigenciaCard, type ExigenciaCardProps } from './exigencia/ExigenciaCard';
import { SegundoFactorCard, type SegundoFactorCardProps } from './segundoFactor/SegundoFactorCard';
import { SesionesCard, type SesionesCardProps } from './sesiones/SesionesCard';
import { TokensCard, type TokensCardProps } from './tokens/TokensCard';

export interface SeguridadScreenProps {
  segundoFactor: SegundoFactorCardProps;
  sesiones: SesionesCardProps;
  tokens: TokensCardProps;
  /** Null for everyone but the owner. */
  exigencia: ExigenciaCardProps | null;
}

/**
 * Seguridad de la cuenta: the user's own protection. Each card loads, fails and acts independently.
 */
export function SeguridadScreen({
  segundoFactor,
  sesiones,
  tokens,
  exigencia,
}: SeguridadScreenProps) {
  return (
    <>
      <PageHeader title="Seguridad de la cuenta" />
      <TwoColumns>
        <Stack $gap={5}>
          <SegundoFactorCard {...segundoFactor} />
          <SesionesCard {...sesiones} />
        </Stack>
        <Stack $gap={5}>
          <TokensCard {...tokens} />
          {exigencia && <ExigenciaCard {...exigencia} />}
        </Stack>
      </TwoColumns>
    </>
  );
}
