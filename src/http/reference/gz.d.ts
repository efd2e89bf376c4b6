declare module "*.gz" {
  const path: string
  export default path
}
