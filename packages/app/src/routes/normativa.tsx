export { NormativaScreen as Component } from '@garita/ui/screens/normativa/NormativaScreen';
