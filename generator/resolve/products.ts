/** Products that belong to a technology. A text that names one of them names the technology. */
const PRODUCTS: Readonly<Record<string, readonly string[]>> = {
  kubernetes: ['EKS', 'AKS', 'GKE', 'OpenShift', 'K3s'],
  aws: ['EKS', 'EC2', 'CloudFormation', 'DynamoDB', 'Redshift'],
  'google cloud': ['GKE', 'BigQuery'],
  azure: ['AKS'],
}

/** The products of a technology, by one of its names in any case. */
export function productsOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => PRODUCTS[name.toLowerCase()] ?? [])
}
